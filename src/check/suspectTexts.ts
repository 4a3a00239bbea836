// Texts that are probably wrong, which only a person can tell.
import { dataFileAt, entryPath } from '#src/content/schema/dataFiles.ts';
import { type Json, type Path, textsIn, valueAt } from '#src/content/schema/paths.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import type { Contents } from './sources.ts';

/** `officeCity` is the id of a city. */
export function suspectTexts(contents: Contents, officeCity: string) {
  const entries = [...contents.keys()].map(dataFileAt).filter((file) => file?.is === 'entry');
  const cities = entries.filter(({ kind }) => kind === 'cities').map(({ id }) => id);
  return [...contents].flatMap(([file, content]) => {
    const data = dataFileAt(file);
    if (!data || data.is === 'company' || file.startsWith('content/cities/')) return [];
    const ownCity = valueAt(content, [defaultLanguage, 'city']);
    return textsIn(content).flatMap(([path, text]) => {
      const lang = data.is === 'words' ? data.lang : String(path[0]);
      const nameOf = (city: string) => cityName(contents.get(entryPath('cities', city)), lang);
      const named = cities.filter((city) => namesCity(text, nameOf(city)));
      // One that names the city of the office as well compares them.
      const isOfOffice = text.includes('{{city}}') || named.includes(officeCity);
      const others = isOfOffice ? [] : named.filter((city) => city !== ownCity);
      const names = others.map(nameOf).join(', ');
      const what = hasCapitalWithinSentence(file, path, text)
        ? 'continues a sentence, and begins with a capital: is it a name?'
        : names && `names ${names}, which is not the city of the office: "${text}"`;
      return what ? [{ file, path, what }] : [];
    });
  });
}

/** Where only names have a capital within a sentence, which in German all nouns have. */
function hasCapitalWithinSentence(file: string, [lang, field]: Path, text: string): boolean {
  const isPart = file.startsWith('content/projects/') && field === 'who' && lang !== 'de';
  return isPart && /^\p{Lu}\p{Ll}/u.test(text);
}

function cityName(words: Json, lang: string): string {
  return String(valueAt(words, [lang, 'name']) ?? valueAt(words, [defaultLanguage, 'name']));
}

/** Whether a text has the name, also with the ending of a case: "в Сурате". */
function namesCity(text: string, name: string): boolean {
  const stem = RegExp.escape(name.replace(/[аяьйоеыи]$/, ''));
  const word = `(?<![\\p{L}\\p{M}])${stem}[\\p{L}\\p{M}]{0,2}(?![\\p{L}\\p{M}])`;
  return new RegExp(word, 'u').test(text);
}
