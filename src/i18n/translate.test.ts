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
  es: { common: { jobs_one: 'uno', jobs_many: 'millones', jobs_other: 'otros' } },
  fr: { common: { jobs_one: 'un', jobs_many: 'millions', jobs_other: 'autres' } },
  ru: { common: jobs },
};

function translations() {
  const fallbacks: Fallback[] = [];
  return { fallbacks, translationsFor: createTranslations(words, (one) => fallbacks.push(one)) };
}

it.each([
  ['the word of the language', 'de', 'nav.home', undefined, 'Startseite', false],
  ['the word of another page', 'en', 'story:title', undefined, 'Our story', false],
  ['English where the language lacks it', 'de', 'story:title', 'supplied', 'Our story', true],
  ['English where the word is empty', 'de', 'nav.about', undefined, 'About', true],
  ['the default where English lacks it too', 'de', 'nav.shop', 'Shop', 'Shop', true],
  ['the default where English alone is asked', 'en', 'nav.shop', 'Shop', 'Shop', true],
  ['the key where there is nothing else', 'de', 'shop:nav.cart', undefined, 'shop:nav.cart', true],
  ['the key of a group, which is no word', 'en', 'nav', undefined, 'nav', true],
])('says %s, and notes what it took instead', (_, lang, key, supplied, shown, isNoted) => {
  const { translationsFor, fallbacks } = translations();
  expect(translationsFor(lang)(key, {}, supplied)).toBe(shown);
  expect(fallbacks).toEqual(isNoted ? [{ lang, key, shown }] : []);
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

const odd = '<b>$1 & {{company}} $t(nav.home)</b>';

it.each([
  ['puts values where a word names them', 'en', 'greeting', { name: 'Ada' }, 'Hello Ada from Loom'],
  ['keeps a value with its signs and braces', 'de', 'greeting', { name: odd }, `Guten Tag, ${odd}`],
  ['leaves a place without a value visible', 'de', 'greeting', {}, 'Guten Tag, {{name}}'],
  ['puts no word inside another', 'en', 'literal', {}, '$t(nav.home)'],
  ['lets no value choose the language', 'en', 'nav.home', { lng: 'de' }, 'Home'],
  ['lets no value be the default', 'en', 'nav.shop', { defaultValue: 'wrong' }, 'nav.shop'],
])('%s', (_, lang, key, values, said) => {
  expect(translations().translationsFor(lang, { company: 'Loom' })(key, values)).toBe(said);
});

it.each([
  ['ru', [0, 5, 11], /^\d+ вакансий$/],
  ['ru', [1, 21], /^\d+ вакансия$/],
  ['ru', [2, 4, 22], /^\d+ вакансии$/],
  ['ru', [1.5], /дробно$/],
  ['es', [1], /^uno$/],
  ['es', [0, 2], /^otros$/],
  ['es', [1_000_000], /^millones$/],
  ['fr', [0, 1], /^un$/],
  ['fr', [2], /^autres$/],
  ['fr', [1_000_000], /^millions$/],
])('counts in the plural rules of "%s": %j as %s', (lang, counts, said) => {
  for (const count of counts)
    expect(translations().translationsFor(lang)('jobs', { count })).toMatch(said);
});
