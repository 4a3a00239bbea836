import type { z } from 'zod';
import { type WordFile, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { fill, translate, type Values } from '#src/i18n/translate.ts';
import { isGroup, withCompleteLists } from './data.ts';
import type { Translations } from './files.ts';

/** A list of words, all in one language; `lang` is that language where it is not the page's. */
type ListInOneLanguage<Item> = { lang?: LanguageCode; items: readonly Item[] };

/** Words as sections get them: each list with its language, except for lists inside it. */
type WithLanguages<Value> = Value extends readonly (infer Item)[]
  ? ListInOneLanguage<Item>
  : Value extends object
    ? { [Name in keyof Value]: WithLanguages<Value[Name]> }
    : Value;

export type Words<Page extends WordFile> = WithLanguages<
  z.infer<ReturnType<(typeof wordSchemas)[Page]>>
>;

/** The words of a page, each with the values of the language that it is shown in. */
export function wordsOf<Page extends WordFile>(
  page: Page,
  languages: Translations,
  lang: LanguageCode,
  valuesIn: (lang: LanguageCode) => Values,
): Words<Page> {
  const english = wordSchemas[page](defaultLanguage).parse(languages[defaultLanguage]);
  const own = withCompleteLists(languages[lang], english);
  const shownInEnglish = withValues(english, valuesIn(defaultLanguage));
  return withFallback(withValues(own, valuesIn(lang)), shownInEnglish, page) as Words<Page>;
}

/** What a language lacks is in English, a list as a whole; `key` is where it is, like "home.hero.text". */
function withFallback(own: unknown, english: unknown, key: string): unknown {
  if (isGroup(own ?? english)) {
    const [ownFields, englishFields] = [Object(own), Object(english)];
    const names = Object.keys({ ...englishFields, ...ownFields });
    const fields = names.map((name) => {
      return [name, withFallback(ownFields[name], englishFields[name], `${key}.${name}`)];
    });
    return Object.fromEntries(fields);
  }
  if (Array.isArray(own)) return { items: own };
  if (own === undefined && Array.isArray(english)) return { lang: defaultLanguage, items: english };
  return translate(key, own, english);
}

export function withValues<Value>(words: Value, values: Values): Value;
export function withValues(words: unknown, values: Values): unknown {
  if (typeof words === 'string') return fill(words, values);
  if (Array.isArray(words)) return words.map((entry) => withValues(entry, values));
  if (!isGroup(words)) return words;
  const fields = Object.entries(words).map(([name, inner]) => [name, withValues(inner, values)]);
  return Object.fromEntries(fields);
}
