import { expect, it } from 'vitest';
import { getCompany } from './facts.ts';
import { companyValues } from './words.ts';

const surat = { id: 'surat', name: 'Surat' };
const claims = { moreThan: 'more than {{count}}' };

it('writes a claim as a figure, as a sentence says it, and as a bare number', () => {
  const company = { ...getCompany(), name: 'Loom', legalName: 'Loom Ltd', copyrightYear: 2031 };
  const figures = { ...company.claims, clients: 1300, badge: 99.7 };
  const office = { ...company.office, city: 'surat' };
  const words = { claims, cities: [surat] };
  expect(companyValues({ ...company, office, claims: figures }, 'de', words)).toMatchObject({
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
  const unregistered = { ...company, office, legalName: undefined };
  expect(companyValues(unregistered, 'en', words).legalName).toBe('Loom');
});

it.each([
  ['en', { name: 'Pune' }, ['Pune', 'Pune', 'Pune', 'Germany', 'Germany', 'Surat']],
  [
    'ru',
    { name: 'Пуна', in: 'Пуне', of: 'Пуны', countryIn: 'Германии' },
    ['Пуна', 'Пуне', 'Пуны', 'Германия', 'Германии', 'Surat'],
  ],
] as const)('fills in a place in "%s" in the forms of its language', (lang, pune, forms) => {
  const company = getCompany();
  const office = { ...company.office, city: 'pune', country: 'DE' };
  const words = { claims, cities: [{ id: 'pune', ...pune }, surat] };
  const values = companyValues({ ...company, office }, lang, words);
  const names = ['city', 'city_in', 'city_of', 'country', 'country_in', 'city:surat'];
  expect(names.map((name) => values[name])).toEqual(forms);
});
