import { expect, it } from 'vitest';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { companyValues } from './companyValues.ts';
import { loadCompany } from './content.ts';

const facts = loadCompany();
const company = {
  ...facts,
  name: 'Loom',
  legalName: undefined,
  copyrightYear: 2025,
  claims: { ...facts.claims, clients: 1301, badge: 99.7 },
  office: { ...facts.office, city: 'koeln' },
};
const sources = { company, day: '2026-02-01' };

it('writes claims as figures, and other facts as the language does', () => {
  const koeln = { id: 'koeln', name: 'Köln', country: 'DE' } as const;
  const values = companyValues({ ...sources, cities: [koeln] }, 'de');
  expect(values).toMatchObject({
    company: 'Loom',
    legalName: 'Loom',
    clients: '1301+',
    badge: '99,7\u00a0%',
    year: '2025',
    city: 'Köln',
    country: 'Deutschland',
  });
  expect(Object.keys(values)).toEqual(placeholders);
});
