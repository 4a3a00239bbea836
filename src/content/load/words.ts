import type { z } from 'zod';
import { type WordFile, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { fill, translate, type Values } from '#src/i18n/translate.ts';
import { withCompleteLists } from './data.ts';
import { parseTexts } from './files.ts';

/** A list of words, all in one language; `lang` is that language where it is not the page's. */
export type List<Item> = { lang?: LanguageCode; items: readonly Item[] };

/** Words as sections get them: each list with its language, except for lists inside it. */
type Shown<Words> = Words extends readonly (infer Item)[]
  ? List<Item>
  : Words extends object
    ? { [Name in keyof Words]: Shown<Words[Name]> }
    : Words;

export type Words<Page extends WordFile> = Shown<z.infer<ReturnType<(typeof wordSchemas)[Page]>>>;

type ValuesIn = (lang: LanguageCode) => Values;

/** The words of a page. A text that the language lacks is shown in English, and so is a list that lacks anything. */
export function loadWords<Page extends WordFile>(
  lang: LanguageCode,
  page: Page,
  valuesIn: ValuesIn,
): Words<Page> {
  const english = wordSchemas[page](defaultLanguage).parse(parseTexts(defaultLanguage, page));
  const own = withCompleteLists(parseTexts(lang, page), english);
  return shown({ lang, valuesIn }, page, own, english) as Words<Page>;
}

type Target = { lang: LanguageCode; valuesIn: ValuesIn };

function shown(target: Target, key: string, own: unknown, english: unknown): unknown {
  const either = own ?? english;
  if (Array.isArray(either)) return shownList(target, own, english);
  if (typeof either === 'object') return shownGroup(target, key, Object(own), Object(english));
  return shownText(target, key, textIn(own), textIn(english));
}

function shownText({ lang, valuesIn }: Target, key: string, own?: string, english?: string) {
  return fill(translate(key, own, english), valuesIn(lang));
}

function shownList({ lang, valuesIn }: Target, own: unknown, english: unknown) {
  if (own) return { items: filled(own, valuesIn(lang)) };
  return { lang: defaultLanguage, items: filled(english, valuesIn(defaultLanguage)) };
}

type Fields = Readonly<Record<string, unknown>>;

function shownGroup(target: Target, key: string, own: Fields, english: Fields) {
  const names = Object.keys({ ...english, ...own });
  const fields = names.map((name) => {
    return [name, shown(target, `${key}.${name}`, own[name], english[name])];
  });
  return Object.fromEntries(fields);
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The same words with values in place of placeholders. */
export function filled<Words>(words: Words, values: Values): Words;
export function filled(words: unknown, values: Values): unknown {
  if (typeof words === 'string') return fill(words, values);
  if (Array.isArray(words)) return words.map((entry) => filled(entry, values));
  if (typeof words !== 'object' || words === null) return words;
  const fields = Object.entries(words).map(([name, inner]) => [name, filled(inner, values)]);
  return Object.fromEntries(fields);
}
