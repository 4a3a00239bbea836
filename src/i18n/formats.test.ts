import { describe, expect, it } from 'vitest';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatOffset,
  formatPercent,
  pluralCategories,
} from './formats.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

type Written = {
  percent: RegExp;
  countries: string[];
  plurals: string[];
};

const written: Record<LanguageCode, Written> = {
  en: {
    percent: /^99\.7%$/,
    countries: ['India', 'Indonesia', 'South Korea'],
    plurals: ['one', 'other'],
  },
  es: {
    percent: /^99,7\u00A0%$/,
    countries: ['India', 'Indonesia', 'Corea del Sur'],
    plurals: ['one', 'many', 'other'],
  },
  fr: {
    // Unicode wrote the narrow space here until 2025; neither breaks the line.
    percent: /^99,7[\u00A0\u202F]%$/,
    countries: ['Inde', 'Indonésie', 'Corée du Sud'],
    plurals: ['one', 'many', 'other'],
  },
  hi: {
    percent: /^99\.7%$/,
    countries: ['भारत', 'इंडोनेशिया', 'दक्षिण कोरिया'],
    plurals: ['one', 'other'],
  },
  de: {
    percent: /^99,7\u00A0%$/,
    countries: ['Indien', 'Indonesien', 'Südkorea'],
    plurals: ['one', 'other'],
  },
  ru: {
    percent: /^99,7\u00A0%$/,
    countries: ['Индия', 'Индонезия', 'Южная Корея'],
    plurals: ['one', 'few', 'many', 'other'],
  },
};

describe.each(languageCodes)('in "%s"', (lang) => {
  const { percent, countries, plurals } = written[lang];

  it.each([13, 18, 42, 1300])('writes the claim %d in Latin digits without a mark', (claim) => {
    expect(formatAtLeast(claim, lang)).toBe(`${claim}+`);
  });

  it('writes the badge as the language writes a percentage', () => {
    expect(formatPercent(99.7, lang)).toMatch(percent);
  });

  it('says the same claim in a sentence, by the pattern of its words', () => {
    expect(formatMoreThan(1300, lang, 'more than {{count}}')).toBe('more than 1300');
  });

  it('writes every number without a mark in its thousands', () => {
    expect(formatNumber(13_000, lang)).toBe('13000');
  });

  it('writes how far a time zone is from UTC', () => {
    expect(formatOffset('Asia/Kolkata', lang, 2026)).toBe('UTC+5:30');
    expect(formatOffset('Europe/Berlin', lang, 2026)).toBe('UTC+1 / UTC+2');
  });

  it('names the countries of the site', () => {
    expect(['IN', 'ID', 'KR'].map((code) => countryName(code, lang))).toEqual(countries);
  });

  it('asks for the plural forms of the language', () => {
    expect(pluralCategories(lang)).toEqual(plurals);
  });
});
