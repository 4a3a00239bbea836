// Texts that are probably wrong, which only a person can tell.
import { dataFileAt, entryPath } from '#src/content/schema/dataFiles.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { fieldName, type Path, textsIn, valueAt } from './paths.ts';
import type { Contents } from './sources.ts';

/** `officeCity` is the id of a city. */
export function suspectTexts(contents: Contents, officeCity: string) {
  return [...contents].flatMap(([file, content]) => {
    const data = dataFileAt(file);
    if (!data || data.is === 'company' || file.startsWith('content/cities/')) return [];
    const ownCity = valueAt(content, [defaultLanguage, 'city']);
    return textsIn(content).flatMap(([path, text]) => {
      const lang = data.is === 'words' ? data.lang : String(path[0]);
      const others = otherCities(text, lang, contents, officeCity).filter(
        ({ id }) => id !== ownCity,
      );
      const names = others.map(({ name }) => name).join(', ');
      const what = hasCapitalWithinSentence(file, path, text)
        ? 'continues a sentence, and begins with a capital: is it a name?'
        : names && `names ${names}, which is not the city of the office: "${text}"`;
      return what ? [{ file, path, what }] : [];
    });
  });
}

/** Where only names have a capital within a sentence. */
function hasCapitalWithinSentence(file: string, path: Path, text: string): boolean {
  const isPart =
    file.startsWith('content/projects/') && /^(en|es|fr|ru)\.who$/.test(fieldName(path));
  return isPart && /^\p{Lu}\p{Ll}/u.test(text);
}

/** The cities that a text names, perhaps because the office was there once. One that names both compares them. */
function otherCities(text: string, lang: string, contents: Contents, officeCity: string) {
  const files = [...contents.keys()].map(dataFileAt).filter((file) => file?.is === 'entry');
  const named = files.flatMap(({ kind, id }) => {
    const words = contents.get(entryPath('cities', id));
    const name = valueAt(words, [lang, 'name']) ?? valueAt(words, [defaultLanguage, 'name']);
    return kind === 'cities' && namesCity(text, String(name)) ? [{ id, name }] : [];
  });
  const isOfOffice = text.includes('{{city}}') || named.some(({ id }) => id === officeCity);
  return isOfOffice ? [] : named;
}

/** Whether a text has the name, also with the ending of a case: "в Сурате". */
function namesCity(text: string, name: string): boolean {
  const stem = RegExp.escape(name.replace(/[аяьйоеыи]$/, ''));
  const word = `(?<![\\p{L}\\p{M}])${stem}[\\p{L}\\p{M}]{0,2}(?![\\p{L}\\p{M}])`;
  return new RegExp(word, 'u').test(text);
}
