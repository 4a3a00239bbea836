import { expect, it, vi } from 'vitest';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatMoney,
  formatOffset,
  formatPercent,
  pluralCategories,
  today,
} from './formats.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

type Written = {
  percentage: string;
  country: string;
  day: string;
  pay: string;
  plurals: Intl.LDMLPluralRule[];
};

const writtenIn: Record<LanguageCode, Written> = {
  en: {
    percentage: '99.7%',
    country: 'South Korea',
    day: '31 January 2026',
    pay: '€30,000 – €40,000',
    plurals: ['one', 'other'],
  },
  es: {
    percentage: '99,7 %',
    country: 'Corea del Sur',
    day: '31 de enero de 2026',
    pay: '30.000-40.000 €',
    plurals: ['one', 'many', 'other'],
  },
  fr: {
    percentage: '99,7 %',
    country: 'Corée du Sud',
    day: '31 janvier 2026',
    pay: '30 000–40 000 €',
    plurals: ['one', 'many', 'other'],
  },
  hi: {
    percentage: '99.7%',
    country: 'दक्षिण कोरिया',
    day: '31 जनवरी 2026',
    pay: '€30,000–€40,000',
    plurals: ['one', 'other'],
  },
  de: {
    percentage: '99,7 %',
    country: 'Südkorea',
    day: '31. Januar 2026',
    pay: '30.000–40.000 €',
    plurals: ['one', 'other'],
  },
  ru: {
    percentage: '99,7 %',
    country: 'Южная Корея',
    day: '31 января 2026 г.',
    pay: '30 000–40 000 €',
    plurals: ['one', 'few', 'many', 'other'],
  },
};

/** Versions of Unicode data differ in which spaces they have, and where. */
const unspaced = (text: string) => text.replace(/\s/g, '');

it.each(languageCodes)('writes numbers, names and days as in "%s"', (lang) => {
  const { percentage, country, day, pay } = writtenIn[lang];
  const range = { from: 30_000, to: 40_000, currency: 'EUR' };
  expect(unspaced(formatPercent(99.7, lang))).toBe(unspaced(percentage));
  expect(countryName('KR', lang)).toBe(country);
  expect(unspaced(formatDate('2026-01-31', lang))).toBe(unspaced(day));
  expect(unspaced(formatMoney(range, lang))).toBe(unspaced(pay));
});

it.each(languageCodes)('keeps a percentage on one line in "%s"', (lang) => {
  // The spaces in it, if any, are non-breaking ones.
  expect(formatPercent(99.7, lang)).not.toContain(' ');
});

it.each(languageCodes)('knows the plural forms of "%s"', (lang) => {
  expect(pluralCategories(lang)).toEqual(writtenIn[lang].plurals);
});

it.each([
  ['a claim has no mark in its thousands', formatAtLeast(13_000, 'en'), '13000+'],
  ['one amount', formatMoney({ from: 500, to: 500, currency: 'EUR' }, 'en'), '€500'],
  ['a time zone', formatOffset('Asia/Kolkata', 'hi', 2026), 'UTC+5:30'],
  ['in summer, too', formatOffset('Europe/Berlin', 'fr', 2026), 'UTC+1 / UTC+2'],
])('%s: %s', (_, said, wanted) => {
  expect(said).toBe(wanted);
});

it.each([
  ['Pacific/Kiritimati', '2026-02-01'],
  ['America/New_York', '2026-01-31'],
])('knows the day at an office in %s: %s', (timeZone, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 0, 31, 20) / 1000));
  expect(today(timeZone)).toBe(day);
});
