import { detailsOf, type LanguageCode } from './languages.ts';

/**
 * 1300 → "1300": without a thousands separator, like 1300+.
 * Devanagari pages keep Latin digits and a full stop in 99.7%, as Indian newspapers and forms do.
 */
export function formatNumber(value: number, lang: LanguageCode): string {
  return new Intl.NumberFormat(lang, { useGrouping: false }).format(value);
}

/** 1300 → "1300+": a claim is a minimum, shown by a plus in every language. */
export function formatAtLeast(value: number, lang: LanguageCode): string {
  return `${formatNumber(value, lang)}+`;
}

/** 99.7 → "99.7%" or "99,7 %", depending on the language. */
export function formatPercent(value: number, lang: LanguageCode): string {
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(value / 100);
}

/** "Asia/Kolkata" → "UTC+5:30"; both offsets where there is daylight saving time. */
export function formatOffset(timeZone: string, lang: LanguageCode, day: string): string {
  const format = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'shortOffset' });
  const year = Number(day.slice(0, 4));
  const offsets = [0, 6].map((month) => {
    const parts = format.formatToParts(Date.UTC(year, month));
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  });
  return [...new Set(offsets)].join(' / ');
}

/** "2026-01-31" → "31 January 2026" in English. */
export function formatDate(day: string, lang: LanguageCode): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** "2026-01-31" → "31 January" in English. */
export function formatDay(day: string, lang: LanguageCode): string {
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(lang), parts).format(new Date(day));
}

/** "€40,000–50,000". Has thousands separators, unlike other numbers, because amounts of money are easily misread. */
export function formatMoney(
  { from, to, currency }: { from: number; to: number; currency: string },
  lang: LanguageCode,
): string {
  // Rupees have lakhs in English, too: ₹14,00,000.
  const locale = lang === 'en' && currency === 'INR' ? 'en-IN' : localeOf(lang);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return from === to ? format.format(from) : format.formatRange(from, to);
}

// Where Intl has only the formal name.
const commonNames: Readonly<Record<string, string>> = { 'ru KR': 'Южная Корея' };

/** "IN" → "India" */
export function countryName(code: string, lang: LanguageCode): string {
  const formal = new Intl.DisplayNames(lang, { type: 'region' }).of(code);
  return commonNames[`${lang} ${code}`] ?? formal ?? code;
}

/** ["India", "Germany"] → "India or Germany", or with "and" for a conjunction */
export function formatList(
  names: readonly string[],
  type: 'conjunction' | 'disjunction',
  lang: LanguageCode,
): string {
  return new Intl.ListFormat(localeOf(lang), { type }).format(names);
}

export function pluralCategories(lang: LanguageCode): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
}

/** For dates and money, which differ by country: "en" alone would mean the United States. */
function localeOf(lang: LanguageCode): string {
  return detailsOf(lang).locale.replace('_', '-');
}
