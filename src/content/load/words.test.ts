import { describe, expect, it } from 'vitest';
import { readDataFiles } from '#scripts/steps/dataFiles.ts';
import { wordsOf } from '#src/content/check/reviews.ts';
import { commonWords } from '#src/content/schema/common.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { companyValues, getCompany, placeValues } from './company.ts';
import { wordFiles } from './files.ts';
import { byId, getTranslate, getWords } from './words.ts';

const texts = await readDataFiles();

it.each(languageCodes)(
  'fills in names, claims and places wherever a word in "%s" has them',
  (lang) => {
    const company = getCompany();
    const [own, english] = [wordFiles()[lang]?.common, wordFiles().en?.common];
    const values = {
      ...companyValues(company, lang, own, english),
      ...placeValues(company, lang, own, english),
    };
    const t = getTranslate(lang);
    const filled = wordFileNames.flatMap((page) =>
      [...wordsOf(texts, lang, page)].flatMap(([key, words]) => {
        const names = [...words.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name = '']) => name);
        // Only what fills the other places can fill the whole of the word.
        if (names.length === 0 || !names.every((name) => Object.hasOwn(values, name))) return [];
        const whole = names.reduce(
          (said, name) => said.replace(`{{${name}}}`, `${values[name]}`),
          words,
        );
        return [[t(`${page}:${key}`), whole]];
      }),
    );
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.map(([said]) => said)).toEqual(filled.map(([, whole]) => whole));
  },
);

it('stops at a key that no word has', () => {
  expect(() => getTranslate('en')('nav.shop')).toThrow(
    'No word is called "nav.shop".\nAdd it to locales/en, or correct the key that asks for it.',
  );
});

it('gives the words of a page in the shape of their file', () => {
  const { nav, footer } = getWords('ru', 'common', commonWords);
  const t = getTranslate('ru');
  expect(nav.home).toBe(t('nav.home'));
  for (const [key, said] of Object.entries(footer.contact)) {
    expect(said).toBe(t(`footer.contact.${key}`));
  }
});

it('says which id has no words', () => {
  expect(byId({ cto: 'CTO' }, 'cto')).toBe('CTO');
  expect(() => byId({ cto: 'CTO' }, 'ceo')).toThrow('No words are kept under "ceo".');
});

describe('a name of a place', () => {
  const company = getCompany();
  const office = { ...company.office, city: 'pune', region: 'maharashtra', country: 'DE' };
  const english = { cities: { pune: 'Pune', surat: 'Surat' } };

  it('is the office’s own, and each city’s by its id', () => {
    expect(placeValues({ ...company, office }, 'en', english, english)).toEqual({
      city: 'Pune',
      city_in: 'Pune',
      city_of: 'Pune',
      country: 'Germany',
      country_in: 'Germany',
      'city:pune': 'Pune',
      'city:surat': 'Surat',
    });
  });

  it('has the forms that its language gives it', () => {
    const russian = {
      cities: { pune: 'Пуна' },
      cityForms: { pune: { in: 'Пуне', of: 'Пуны', countryIn: 'Германии' } },
    };
    expect(placeValues({ ...company, office }, 'ru', russian, english)).toMatchObject({
      city: 'Пуна',
      city_in: 'Пуне',
      city_of: 'Пуны',
      country: 'Германия',
      country_in: 'Германии',
      'city:surat': 'Surat',
    });
  });
});
