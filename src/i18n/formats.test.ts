import { expect, it, vi } from 'vitest';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatMoney,
  formatMoreThan,
  formatOffset,
  formatPercent,
  isTimeZone,
  pluralCategories,
  today,
} from './formats.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

/** A percentage, a country, a day, an amount of money, and the plurals that the language has. */
const written: Record<LanguageCode, string[]> = {
  en: ['99.7%', 'South Korea', '31 January 2026', '€30,000 – €40,000', 'one other'],
  es: ['99,7 %', 'Corea del Sur', '31 de enero de 2026', '30.000-40.000 €', 'one many other'],
  fr: ['99,7 %', 'Corée du Sud', '31 janvier 2026', '30 000–40 000 €', 'one many other'],
  hi: ['99.7%', 'दक्षिण कोरिया', '31 जनवरी 2026', '€30,000–€40,000', 'one other'],
  de: ['99,7 %', 'Südkorea', '31. Januar 2026', '30.000–40.000 €', 'one other'],
  ru: ['99,7 %', 'Южная Корея', '31 января 2026 г.', '30 000–40 000 €', 'one few many other'],
};

it.each(languageCodes)('writes numbers, names, days and plurals as in "%s"', (lang) => {
  const said = [
    formatPercent(99.7, lang),
    countryName('KR', lang),
    formatDate('2026-01-31', lang),
    formatMoney({ from: 30_000, to: 40_000, currency: 'EUR' }, lang),
    pluralCategories(lang).join(' '),
  ];
  // Spaces differ between versions of Unicode data.
  const unspaced = (text: string) => text.replace(/\s/g, '');
  expect(said.map(unspaced)).toEqual(written[lang].map(unspaced));
  expect(said[0]).not.toContain(' ');
});

it.each([
  ['a claim has no mark in its thousands', formatAtLeast(13_000, 'en'), '13000+'],
  ['a sentence says it', formatMoreThan(1300, 'de', 'über {{count}}'), 'über 1300'],
  ['after 1 one less', formatMoreThan(1301, 'ru', 'больше {{count}}'), 'больше 1300'],
  ['not after 11', formatMoreThan(11, 'en', 'more than {{count}}'), 'more than 11'],
  ['one amount', formatMoney({ from: 500, to: 500, currency: 'EUR' }, 'en'), '€500'],
  ['a time zone', formatOffset('Asia/Kolkata', 'hi', 2026), 'UTC+5:30'],
  ['in summer, too', formatOffset('Europe/Berlin', 'fr', 2026), 'UTC+1 / UTC+2'],
])('%s: %s', (_, said, wanted) => {
  expect(said).toBe(wanted);
});

it('knows time zones from what only looks like them', () => {
  expect(['Asia/Kolkata', 'UTC', 'Asia/Surat', 'IST'].filter(isTimeZone)).toEqual(['Asia/Kolkata']);
});

it.each([
  ['Pacific/Kiritimati', '2026-02-01'],
  ['America/New_York', '2026-01-31'],
])('knows the day at an office in %s: %s', (timeZone, day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 0, 31, 20) / 1000));
  expect(today(timeZone)).toBe(day);
});
