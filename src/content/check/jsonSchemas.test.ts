import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readDataFiles } from '#scripts/steps/dataFiles.ts';
import { dataIn } from '#src/content/load/data.ts';
import { jsonSchemas, schemaFileOf, schemaLineOf } from './jsonSchemas.ts';

const texts = await readDataFiles();

test('schemas/ holds what the code says (if not: npm run schemas)', () => {
  const committed = globSync('schemas/**/*.json').map((path) => path.replaceAll('\\', '/'));
  expect(committed.sort()).toEqual(Object.keys(jsonSchemas()).sort());
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    expect(JSON.parse(readFileSync(file, 'utf8')), file).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  }
});

test.each(Object.entries(texts))('%s names its schema and satisfies it', (file, text) => {
  expect(JSON.parse(text).$schema).toBe(schemaLineOf(file));
  expect(faultsOf(file, dataIn(text))).toEqual([]);
});

test('editors see a misspelt field, a text that is too long and a number that is none', () => {
  const company = dataIn(readFileSync('content/company.json', 'utf8')) as object;
  const faultsWith = (changed: object) =>
    faultsOf('content/company.json', { ...company, ...changed });
  expect(faultsWith({ nmae: 'Loom' })).toHaveLength(1);
  expect(faultsWith({ name: 'Loom'.repeat(20) })).toHaveLength(1);
  expect(faultsWith({ copyrightYear: '2025' })).toHaveLength(1);
});

test('editors allow a new job before anybody writes the schemas anew', () => {
  const careers = JSON.parse(readFileSync('locales/en/careers.json', 'utf8'));
  const { openings } = careers;
  const [job] = Object.values<object>(openings.jobs);
  const withJob = (added: object | undefined) => ({
    ...careers,
    openings: { ...openings, jobs: { ...openings.jobs, weaver: added } },
  });
  expect(faultsOf('locales/en/careers.json', withJob(job))).toEqual([]);
  expect(faultsOf('locales/en/careers.json', withJob({ ...job, title: '' }))).toHaveLength(1);
});

test('editors allow the plural forms of every language, also of a new category', () => {
  const careers = JSON.parse(readFileSync('locales/ru/careers.json', 'utf8'));
  const { openings } = careers;
  const withForms = (forms: object) => ({
    ...careers,
    openings: { ...openings, announcement: { ...openings.announcement, ...forms } },
  });
  const forms = { weaving_few: '{{count}}', weaving_other: '{{count}}' };
  expect(faultsOf('locales/ru/careers.json', withForms(forms))).toEqual([]);
  expect(faultsOf('locales/ru/careers.json', withForms({ weaving_lots: '1' }))).toHaveLength(1);
});

function faultsOf(file: string, data: unknown): z.core.$ZodIssue[] {
  const schema = JSON.parse(readFileSync(schemaFileOf(file), 'utf8'));
  return z.fromJSONSchema(schema).safeParse(data).error?.issues ?? [];
}
