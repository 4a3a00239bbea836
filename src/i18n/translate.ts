import type { LanguageCode } from './languages.ts';

/** {{years}}; its group is the name, perhaps with spaces around it. */
export const placeholderPattern = /\{\{([^{}]*)\}\}/g;

export type Values = Readonly<Record<string, string | number>>;

/**
 * The fallback chain that was agreed for the site: the language's own text, the English one, a supplied default, the key
 * itself. Its last two steps are there for that alone: nothing is built without an English text, so no page takes them.
 */
export function translate<Text>(
  key: string,
  own: Text | undefined,
  english: Text | undefined,
  supplied: Text | string = key,
): Text | string {
  return own ?? english ?? supplied;
}

/** Replaces placeholders such as {{years}} with their values. A placeholder without a value stays visible. */
export function fill(text: string, values: Values): string {
  return text.replace(placeholderPattern, (placeholder, inside: string) => {
    const name = inside.trim();
    return Object.hasOwn(values, name) ? String(values[name]) : placeholder;
  });
}

/**
 * The form of a word for a count: `openings_few` for "openings" and 3 in Russian. If the word is not translated, the forms are
 * the English ones, which lack some of the language's plural categories.
 */
export function pluralOf(
  forms: Readonly<Record<string, string | undefined>>,
  word: string,
  count: number,
  lang: LanguageCode,
): string {
  const category = new Intl.PluralRules(lang).select(count);
  const form = forms[`${word}_${category}`] ?? forms[`${word}_other`] ?? word;
  return fill(form, { count });
}
