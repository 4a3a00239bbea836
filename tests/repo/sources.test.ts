import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getCompany } from '#src/content/load/facts.ts';
import { storageKeys } from '#src/inline/storageKeys.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sources = globSync('src/**/*.{ts,tsx,js,astro,css}').filter(
  (file) => !file.includes('.test.'),
);

it('no source says how to reach the company: that is in content/company.json', () => {
  const { email, phone, siteAddress, social } = getCompany();
  const facts = [email, phone, siteAddress, ...Object.values(social).map(({ address }) => address)];
  // The schemas and the gate show how such facts are written, with examples.
  const others = sources.filter((file) => !/content.(schema|check)/.test(file));
  const telling = others.filter((file) => facts.some((fact) => read(file).includes(fact)));
  expect(telling).toEqual([]);
});

it('what browsers keep has its names in one place, and the language the one it always had', () => {
  const calls = sources.flatMap((file) => read(file).match(/\b\w+Storage\.\w+Item\([^,)]*/g) ?? []);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !call.includes('(storageKeys.'))).toEqual([]);
  // Visitors have their choice under it.
  expect(storageKeys.language).toBe('sl_lang');
});

it('a clone on Windows has the same line ends', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});
