import { expect, it } from 'vitest';
import { z } from 'zod';
import { smallestSite } from '#tests/smallestSite.ts';
import { jsonSchemas, schemaFileOf } from './jsonSchemas.ts';

const schemas = jsonSchemas();

// That they find what the gate finds is up to Zod, which makes them of the same schemas.
it.each(Object.entries(smallestSite()))(
  'editors allow in %s what the gate allows',
  (file, text) => {
    const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(schemas[schemaFileOf(file)])));
    expect(schema.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
  },
);
