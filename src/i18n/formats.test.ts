import { expect, it } from 'vitest';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatDay,
  formatMoney,
  formatOffset,
  formatPercent,
} from './formats.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

type Written = [percentage: string, country: string, date: string, day: string, pay: string];

const writtenIn: Record<LanguageCode, Written> = {
  en: ['99.7%', 'South Korea', '31 January 2026', '31 January', '€30,000 – €40,000'],
  es: ['99,7 %', 'Corea del Sur', '31 de enero de 2026', '31 de enero', '30.000-40.000 €'],
  fr: ['99,7 %', 'Corée du Sud', '31 janvier 2026', '31 janvier', '30 000–40 000 €'],
  hi: ['99.7%', 'दक्षिण कोरिया', '31 जनवरी 2026', '31 जनवरी', '€30,000–€40,000'],
  de: ['99,7 %', 'Südkorea', '31. Januar 2026', '31. Januar', '30.000–40.000 €'],
  ru: ['99,7 %', 'Южная Корея', '31 января 2026 г.', '31 января', '30 000–40 000 €'],
};

/** Versions of Unicode data differ in which spaces they have, and where. */
const unspaced = (text: string) => text.replace(/\s/g, '');

it.each(languageCodes)('writes numbers, names and days as in "%s"', (lang) => {
  const [percentage, country, date, day, pay] = writtenIn[lang];
  const range = { from: 30_000, to: 40_000, currency: 'EUR' };
  expect(unspaced(formatPercent(99.7, lang))).toBe(unspaced(percentage));
  expect(countryName('KR', lang)).toBe(country);
  expect(unspaced(formatDate('2026-01-31', lang))).toBe(unspaced(date));
  expect(formatDay('2026-01-31', lang)).toBe(day);
  expect(unspaced(formatMoney(range, lang))).toBe(unspaced(pay));
});

it.each(languageCodes)('keeps a percentage on one line in "%s"', (lang) => {
  // The spaces in it, if any, are non-breaking ones.
  expect(formatPercent(99.7, lang)).not.toContain(' ');
});

const lakhs = { from: 14_00_000, to: 22_00_000, currency: 'INR' };

it.each([
  ['a claim has no mark in its thousands', formatAtLeast(13_000, 'en'), '13000+'],
  ['an Indian range has lakhs', formatMoney(lakhs, 'en'), '₹14,00,000 – ₹22,00,000'],
  ['one amount', formatMoney({ from: 500, to: 500, currency: 'EUR' }, 'en'), '€500'],
  ['a time zone', formatOffset('Asia/Kolkata', 'hi', '2026-01-31'), 'UTC+5:30'],
  ['in summer, too', formatOffset('Europe/Berlin', 'fr', '2026-01-31'), 'UTC+1 / UTC+2'],
])('%s: %s', (_, said, wanted) => {
  expect(said).toBe(wanted);
});
