import { describe, expect, it } from 'vitest';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatMoney,
  formatMoreThan,
  formatNumber,
  formatOffset,
  formatPercent,
  isCountry,
  isTimeZone,
  pluralCategories,
} from './formats.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

// Unicode has changed the spaces within these more than once.
const unspaced = (text: string) => text.replace(/\s/g, '');

/** A percentage, a country, a day, an amount of money, and the plurals that the language has. */
const written: Record<LanguageCode, string[]> = {
  en: ['99.7%', 'South Korea', '31 January 2026', '€30,000 – €40,000', 'one other'],
  es: ['99,7 %', 'Corea del Sur', '31 de enero de 2026', '30.000-40.000 €', 'one many other'],
  fr: ['99,7 %', 'Corée du Sud', '31 janvier 2026', '30 000–40 000 €', 'one many other'],
  hi: ['99.7%', 'दक्षिण कोरिया', '31 जनवरी 2026', '€30,000–€40,000', 'one other'],
  de: ['99,7 %', 'Südkorea', '31. Januar 2026', '30.000–40.000 €', 'one other'],
  ru: ['99,7 %', 'Южная Корея', '31 января 2026 г.', '30 000–40 000 €', 'one few many other'],
};

describe.each(languageCodes)('in "%s"', (lang) => {
  it('numbers, names, days and plurals are those of the language', () => {
    const said = [
      formatPercent(99.7, lang),
      countryName('KR', lang),
      formatDate('2026-01-31', lang),
      formatMoney({ from: 30_000, to: 40_000, currency: 'EUR' }, lang),
      pluralCategories(lang).join(' '),
    ];
    expect(said.map(unspaced)).toEqual(written[lang].map(unspaced));
  });

  it('no number breaks from its sign or unit at the end of a line', () => {
    expect(formatPercent(99.7, lang)).not.toContain(' ');
  });

  it('a claim is in Latin digits, without a mark in its thousands', () => {
    expect(formatNumber(13_000, lang)).toBe('13000');
    expect(formatAtLeast(1300, lang)).toBe('1300+');
    expect(formatMoreThan(1300, lang, 'more than {{count}}')).toBe('more than 1300');
  });

  it('a single amount of money is written once', () => {
    expect(formatMoney({ from: 500, to: 500, currency: 'EUR' }, lang)).toMatch(/^€?500(\s€)?$/);
  });

  it('a time zone says how far it is from UTC, in summer too', () => {
    expect(formatOffset('Asia/Kolkata', lang, 2026)).toBe('UTC+5:30');
    expect(formatOffset('Europe/Berlin', lang, 2026)).toBe('UTC+1 / UTC+2');
  });
});

it('knows countries and time zones from what only looks like them', () => {
  expect(['IN', 'DE', 'ZZ', 'XX', 'in', 'India'].filter(isCountry)).toEqual(['IN', 'DE']);
  expect(['Asia/Kolkata', 'UTC', 'Asia/Surat', 'IST'].filter(isTimeZone)).toEqual(['Asia/Kolkata']);
});
