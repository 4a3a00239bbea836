import type { LanguageCode } from './languages.ts';

// Devanagari pages keep Latin digits and a full stop in 99.7%, as Indian newspapers and forms do.
export function formatNumber(
  value: number,
  lang: LanguageCode,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(lang, { useGrouping: false, ...options }).format(value);
}

/** 1300 → "1300+": the claim is a minimum, so every language adds the plus. */
export function formatAtLeast(value: number, lang: LanguageCode): string {
  return `${formatNumber(value, lang)}+`;
}

/** 99.7 → "99.7%" or "99,7 %", as the language writes it. */
export function formatPercent(value: number, lang: LanguageCode): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
}

export function formatList(items: readonly string[], lang: LanguageCode): string {
  return new Intl.ListFormat(lang, { style: 'long', type: 'conjunction' }).format(items);
}

export function countryName(countryCode: string, lang: LanguageCode): string {
  return new Intl.DisplayNames(lang, { type: 'region' }).of(countryCode) ?? countryCode;
}

/** Whether two letters are the ISO code of a country; "ZZ" stands for none. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return false;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names.of(code) !== undefined;
}

/** The plural categories a language asks for: Russian one, few, many, other. */
export function pluralCategories(lang: LanguageCode): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
}
