import { expect, it } from 'vitest';
import { createTranslations, type Fallback, type Values } from './translate.ts';

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
  fr: { common: { jobs_one: 'un', jobs_many: 'millions', jobs_other: 'autres' } },
  ru: { common: { jobs_one: 'вакансия', jobs_few: 'вакансии', jobs_many: 'вакансий' } },
};

const fallbacks: Fallback[] = [];
const translationsFor = createTranslations(words, (fallback) => fallbacks.push(fallback));

it.each([
  ['the word of the language', 'de', 'nav.home', undefined, 'Startseite'],
  ['the word of another page', 'en', 'story:title', undefined, 'Our story'],
  ['English where the language lacks it', 'de', 'story:title', 'supplied', 'Our story', 'de'],
  ['English where the word is empty', 'de', 'nav.about', undefined, 'About', 'de'],
  ['English where the language is unknown', 'xx', 'nav.home', 'supplied', 'Home'],
  ['the default where English lacks it too', 'de', 'nav.shop', 'Shop', 'Shop', 'de'],
  ['the default where English alone is asked', 'en', 'nav.shop', 'Shop', 'Shop', 'en'],
  ['the key where there is nothing else', 'de', 'shop:nav', undefined, 'shop:nav', 'de'],
  ['the key of an unknown language', '__proto__', 'shop', undefined, 'shop', 'en'],
  ['the key of a group, which is no word', 'en', 'nav', undefined, 'nav', 'en'],
])('says %s, and notes what it took instead', (_, requested, key, supplied, shown, lang = '') => {
  expect(translationsFor(requested)(key, {}, supplied)).toBe(shown);
  expect(fallbacks.splice(0)).toEqual(lang ? [{ lang, key, shown }] : []);
});

const odd = '<b>$1 & {{company}} $t(nav.home)</b>';

it.each<[string, lang: string, key: string, Values, shown: string]>([
  ['puts values where a word names them', 'en', 'greeting', { name: 'Ada' }, 'Hello Ada from Loom'],
  ['keeps a value with its signs and braces', 'de', 'greeting', { name: odd }, `Guten Tag, ${odd}`],
  ['leaves a place without a value visible', 'de', 'greeting', {}, 'Guten Tag, {{name}}'],
  ['puts no word inside another', 'en', 'literal', {}, '$t(nav.home)'],
  ['lets no value choose the language', 'en', 'nav.home', { lng: 'de' }, 'Home'],
  ['lets no value be the default', 'en', 'nav.shop', { defaultValue: 'wrong' }, 'nav.shop'],
  ['counts in plurals', 'ru', 'jobs', { count: 22 }, 'вакансии'],
  ['counts in plurals', 'ru', 'jobs', { count: 11 }, 'вакансий'],
  ['counts in plurals', 'fr', 'jobs', { count: 0 }, 'un'],
  ['counts in plurals', 'fr', 'jobs', { count: 1_000_000 }, 'millions'],
])('%s', (_, lang, key, values, shown) => {
  expect(translationsFor(lang, { company: 'Loom' })(key, values)).toBe(shown);
});
