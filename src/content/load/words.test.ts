import { expect, it } from 'vitest';
import { getCompany } from './facts.ts';
import { byId, companyValues, getTranslate } from './words.ts';

it('stops at a key that no word has, and at an id that has no words', () => {
  expect(() => getTranslate('en')('nav.nowhere')).toThrow(
    'No word is called "nav.nowhere".\nAdd it to locales/en, or correct the key that asks for it.',
  );
  expect(byId({ cto: 'CTO' }, 'cto')).toBe('CTO');
  expect(() => byId({ cto: 'CTO' }, 'ceo')).toThrow('No words are kept under "ceo".');
});

it('writes a claim as a figure, as a sentence says it, and as a bare number', () => {
  const company = { ...getCompany(), name: 'Loom', legalName: 'Loom Ltd', copyrightYear: 2031 };
  const claims = { ...company.claims, clients: 1300, badge: 99.7 };
  const english = { claims: { moreThan: 'more than {{count}}' } };
  expect(companyValues({ ...company, claims }, 'de', { claims: {} }, english)).toMatchObject({
    company: 'Loom',
    legalName: 'Loom Ltd',
    clients: '1300+',
    clients_prose: 'more than 1300',
    clients_count: '1300',
    badge: '99,7\u00a0%',
    holesTotal: '1000',
    holesPunched: '997',
    holesMissing: '3',
    year: '2031',
  });
  const unregistered = { ...company, legalName: undefined };
  expect(companyValues(unregistered, 'en').legalName).toBe('Loom');
});

it.each([
  ['en', {}, ['Pune', 'Pune', 'Pune', 'Germany', 'Germany', 'Surat']],
  [
    'ru',
    {
      cities: { pune: { name: 'Пуна', in: 'Пуне', of: 'Пуны', countryIn: 'Германии' } },
    },
    ['Пуна', 'Пуне', 'Пуны', 'Германия', 'Германии', 'Surat'],
  ],
] as const)('fills in a place in "%s" in the forms of its language', (lang, own, forms) => {
  const company = getCompany();
  const office = { ...company.office, city: 'pune', country: 'DE' };
  const english = { cities: { pune: { name: 'Pune' }, surat: { name: 'Surat' } } };
  const values = companyValues({ ...company, office }, lang, own, english);
  const names = ['city', 'city_in', 'city_of', 'country', 'country_in', 'city:surat'];
  expect(names.map((name) => values[name])).toEqual(forms);
});
