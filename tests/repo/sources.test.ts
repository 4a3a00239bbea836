import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getCompany } from '#src/content/load/facts.ts';

it('no source says how to reach the company: that is in content/company.json', () => {
  const { email, phone, siteAddress, social } = getCompany();
  const facts = [email, phone, siteAddress, ...Object.values(social).map(({ address }) => address)];
  // The schemas and the gate show how such facts are written, with examples.
  const sources = globSync('src/**/*.{ts,tsx,js,astro,css}').filter(
    (file) => !/\.test\.|content.(schema|check)/.test(file),
  );
  const telling = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return facts.some((fact) => text.includes(fact));
  });
  expect(telling).toEqual([]);
});
