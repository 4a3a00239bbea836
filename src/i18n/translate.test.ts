import { expect, it } from 'vitest';
import { fill, pluralOf, translate } from './translate.ts';

it.each([
  ['the word of the language', 'Startseite', 'Home', undefined, 'Startseite'],
  ['English where the language lacks it', undefined, 'Home', 'supplied', 'Home'],
  ['the default where English lacks it too', undefined, undefined, 'Shop', 'Shop'],
  ['the key where there is nothing else', undefined, undefined, undefined, 'nav.home'],
])('says %s', (_, own, english, supplied, shown) => {
  expect(translate('nav.home', own, english, supplied)).toBe(shown);
});

it.each([
  [
    'puts values where they are named',
    'Of {{name}} and {{ name }}',
    'Of <b>$1 & {{x}} and <b>$1 & {{x}}',
  ],
  ['leaves a name without a value visible', 'Hello {{city}}', 'Hello {{city}}'],
  ['takes nothing that every object has for a value', '{{constructor}}', '{{constructor}}'],
])('%s', (_, text, filled) => {
  expect(fill(text, { name: '<b>$1 & {{x}}' })).toBe(filled);
});

const french = { openings_one: 'un', openings_many: 'millions', openings_other: 'autres' };
const russian = {
  openings_one: 'вакансия',
  openings_few: '{{count}} вакансии',
  openings_many: 'вакансий',
};
const english = { openings_one: 'one opening', openings_other: '{{count}} openings' };

it.each([
  ['ru', 22, russian, '22 вакансии'],
  ['ru', 11, russian, 'вакансий'],
  ['fr', 0, french, 'un'],
  ['fr', 1_000_000, french, 'millions'],
  ['ru', 3, english, '3 openings'],
] as const)('counts in "%s": %i', (lang, count, forms, shown) => {
  expect(pluralOf(forms, 'openings', count, lang)).toBe(shown);
});
