import { expect, it } from 'vitest';
import { z } from 'zod';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { jsonSchemas, schemaFileOf } from './jsonSchemas.ts';
import type { Texts } from './problems.ts';

const texts = smallestSite();
const schemas = jsonSchemas();

function countIssues(file: string, texts: Texts): number {
  const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(schemas[schemaFileOf(file)])));
  return schema.safeParse(JSON.parse(texts[file] ?? '')).error?.issues.length ?? 0;
}

it('editors allow in each file what the gate allows', () => {
  for (const file of Object.keys(texts)) expect(countIssues(file, texts), file).toBe(0);
});

it.each([
  ['a text that is too long', 'content/company.json', 'name', 'Loom'.repeat(20), 1],
  ['an empty title', 'content/openings/de/backend-engineer.json', 'title', '', 1],
  ['an unknown plural', 'locales/ru/careers.json', 'openings.all.announcement_lots', '1', 1],
  // Nobody has to write the schemas anew for this.
  ['a new category', 'content/openings/en/backend-engineer.json', 'category', 'weaving', 0],
])('editors show %s in %s', (_, file, field, value, issues) => {
  expect(countIssues(file, withField(texts, file, field, value))).toBe(issues);
});
