import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { smallestSite } from '#tests/smallestSite.ts';
import { dataFileAt } from './dataFiles.ts';
import { jsonSchemas, schemaFileOf } from './jsonSchemas.ts';
import { kindNames } from './kinds.ts';

const schemas = jsonSchemas();

function schemaFileAt(path: string): string {
  const file = dataFileAt(path);
  return file ? schemaFileOf(file) : '';
}

// Whether they find every mistake that the content check finds is up to Zod, which makes them from the same schemas.
it.each(Object.entries(smallestSite()))(
  'editors allow in %s what the content check allows',
  (file, text) => {
    // JSON Schema's patterns are Unicode ones, but Zod reads them as others.
    const withoutPatterns = JSON.stringify(schemas[schemaFileAt(file)], (name, value) =>
      name === 'pattern' ? undefined : value,
    );
    const schema = z.fromJSONSchema(JSON.parse(withoutPatterns));
    expect(schema.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
  },
);

// The CMS would drop a "$schema" line from an entry's file.
it('Visual Studio Code finds the schema of each kind of entry', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const wanted = kindNames.map((kind) => ({
    fileMatch: [`/content/${kind}/*.json`],
    url: `./${schemaFileOf({ is: 'entry', kind, id: '' })}`,
  }));
  expect(new Set(settings['json.schemas'])).toEqual(new Set(wanted));
});
