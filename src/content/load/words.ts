import type { z } from 'zod';
import { type WordFile, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { fill, translate, type Values } from '#src/i18n/translate.ts';
import { withCompleteLists } from './data.ts';
import { parseWords } from './files.ts';

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
  const english = wordSchemas[page](defaultLanguage).parse(parseWords(defaultLanguage, page));
  const own = withCompleteLists(parseWords(lang, page), english);
  return wordsFor({ lang, valuesIn }, page, own, english) as Words<Page>;
}

/** The language that words are wanted in, and the values of placeholders in each language. */
type Target = { lang: LanguageCode; valuesIn: ValuesIn };

/** What is at a key, like "home.hero.text": `own` in the language of the page, `english` in English. */
function wordsFor(target: Target, key: string, own: unknown, english: unknown): unknown {
  const present = own ?? english;
  if (Array.isArray(present)) return listFor(target, own, english);
  if (typeof present === 'object') return groupFor(target, key, Object(own), Object(english));
  return textFor(target, key, own, english);
}

function textFor({ lang, valuesIn }: Target, key: string, own: unknown, english: unknown): string {
  const text = translate(key, textIn(own), textIn(english));
  return fill(text, valuesIn(lang));
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function listFor({ lang, valuesIn }: Target, own: unknown, english: unknown): List<unknown> {
  const isTranslated = own !== undefined;
  const shownIn = isTranslated ? lang : defaultLanguage;
  const items = filled(isTranslated ? own : english, valuesIn(shownIn)) as unknown[];
  return isTranslated ? { items } : { lang: shownIn, items };
}

type Fields = Readonly<Record<string, unknown>>;

function groupFor(target: Target, key: string, own: Fields, english: Fields): Fields {
  const names = Object.keys({ ...english, ...own });
  const fields = names.map((name) => {
    return [name, wordsFor(target, `${key}.${name}`, own[name], english[name])];
  });
  return Object.fromEntries(fields);
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
