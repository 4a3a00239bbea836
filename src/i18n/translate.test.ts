import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageCodes } from './languages.ts';
import { createTranslations, type Fallback } from './translate.ts';

const jobs = {
  jobs_one: '{{count}} вакансия',
  jobs_few: '{{count}} вакансии',
  jobs_many: '{{count}} вакансий',
  jobs_other: '{{count}} вакансии, дробно',
};

const words = {
  en: {
    common: {
      nav: { home: 'Home', about: 'About' },
      greeting: 'Hello {{name}} from {{company}}',
      literal: '$t(nav.home)',
    },
    story: { title: 'Our story' },
  },
  de: {
    common: { nav: { home: 'Startseite', about: '' }, greeting: 'Guten Tag, {{name}}' },
    story: {},
  },
  es: { common: { millions_one: 'uno', millions_many: 'millones', millions_other: 'otros' } },
  fr: { common: { millions_one: 'un', millions_many: 'millions', millions_other: 'autres' } },
  ru: { common: jobs },
};

function translations() {
  const fallbacks: Fallback[] = [];
  return { fallbacks, translationsFor: createTranslations(words, (one) => fallbacks.push(one)) };
}

it('says a word in the chosen language', () => {
  const { translationsFor, fallbacks } = translations();
  expect(translationsFor('de')('nav.home')).toBe('Startseite');
  expect(translationsFor('en')('story:title')).toBe('Our story');
  expect(fallbacks).toEqual([]);
});

it('says a word in English where the chosen language lacks it, whatever default is supplied', () => {
  const { translationsFor, fallbacks } = translations();
  expect(translationsFor('de')('story:title', {}, 'supplied')).toBe('Our story');
  expect(fallbacks).toEqual([{ lang: 'de', key: 'story:title', shown: 'Our story' }]);
});

it('takes an empty word for a missing one', () => {
  const { translationsFor, fallbacks } = translations();
  expect(translationsFor('de')('nav.about')).toBe('About');
  expect(fallbacks).toEqual([{ lang: 'de', key: 'nav.about', shown: 'About' }]);
});

it('says the supplied default where English lacks the word too', () => {
  const { translationsFor, fallbacks } = translations();
  expect(translationsFor('de')('nav.shop', {}, 'Shop')).toBe('Shop');
  expect(translationsFor('en')('nav.shop', {}, 'Shop')).toBe('Shop');
  expect(fallbacks).toEqual([
    { lang: 'de', key: 'nav.shop', shown: 'Shop' },
    { lang: 'en', key: 'nav.shop', shown: 'Shop' },
  ]);
});

it('says the key itself where there is nothing else', () => {
  const { translationsFor, fallbacks } = translations();
  expect(translationsFor('de')('nav.shop')).toBe('nav.shop');
  expect(translationsFor('de')('shop:nav.cart')).toBe('shop:nav.cart');
  expect(fallbacks.map(({ shown }) => shown)).toEqual(['nav.shop', 'shop:nav.cart']);
});

it('takes the name of a group of words for a missing word', () => {
  expect(translations().translationsFor('en')('nav')).toBe('nav');
});

it('takes every unknown language for English and gives back every unknown key', () => {
  const { translationsFor, fallbacks } = translations();
  const unknownLanguage = fc.anything().filter((value) => !languageCodes.includes(value as 'en'));
  const unknownKey = fc
    .string({ unit: 'grapheme' })
    .filter((key) => !/^(common:)?(greeting|literal)$/.test(key));
  fc.assert(
    fc.property(unknownLanguage, unknownKey, fc.string(), (language, key, supplied) => {
      const t = translationsFor(language);
      expect(t('nav.home', {}, supplied)).toBe('Home');
      expect(t(key)).toBe(key);
      expect(fallbacks.splice(0)).toEqual([{ lang: 'en', key, shown: key }]);
    }),
  );
});

it('puts values where a word names them', () => {
  const t = translations().translationsFor('en', { company: 'Sutraloom' });
  expect(t('greeting', { name: 'Ada' })).toBe('Hello Ada from Sutraloom');
});

it('keeps a value as it was given, with its signs and braces', () => {
  const t = translations().translationsFor('de');
  const name = '<b>$1 & {{company}} $t(nav.home)</b>';
  expect(t('greeting', { name })).toBe(`Guten Tag, ${name}`);
});

it('leaves a place without a value visible', () => {
  expect(translations().translationsFor('de')('greeting')).toBe('Guten Tag, {{name}}');
});

it('puts no word inside another', () => {
  expect(translations().translationsFor('en')('literal')).toBe('$t(nav.home)');
});

it('lets no value choose the language or the default', () => {
  const t = translations().translationsFor('en', { lng: 'de', defaultValue: 'wrong' });
  expect(t('nav.home')).toBe('Home');
  expect(t('nav.shop', { defaultValue: 'wrong' }, 'Shop')).toBe('Shop');
});

it.each([
  [0, '0 вакансий'],
  [1, '1 вакансия'],
  [2, '2 вакансии'],
  [4, '4 вакансии'],
  [5, '5 вакансий'],
  [11, '11 вакансий'],
  [21, '21 вакансия'],
  [22, '22 вакансии'],
  [1.5, '1.5 вакансии, дробно'],
])('counts %d in Russian as "%s"', (count, said) => {
  expect(translations().translationsFor('ru')('jobs', { count })).toBe(said);
});

it.each([
  ['es', 1, 'uno'],
  ['es', 0, 'otros'],
  ['es', 2, 'otros'],
  ['es', 1_000_000, 'millones'],
  ['fr', 0, 'un'],
  ['fr', 1, 'un'],
  ['fr', 2, 'autres'],
  ['fr', 1_000_000, 'millions'],
])('counts in the plural rules of %s: %d is "%s"', (lang, count, said) => {
  expect(translations().translationsFor(lang)('millions', { count })).toBe(said);
});
