import type { LanguageCode } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** The fallback chain of the site: the language's own text, the English one, a supplied default, the key itself. */
export function translate(
  key: string,
  own: string | undefined,
  english: string | undefined,
  supplied = key,
): string {
  return own ?? english ?? supplied;
}

/** Puts values where a text names them, as in {{years}}. A name without a value stays visible. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (placeholder, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * The form of a word that goes with a count, `jobs_few` for "jobs" and 3 in Russian. The forms are English where the
 * language has none of its own, and may lack this one.
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
