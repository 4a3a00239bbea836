// The JSON schemas of all data files.
import { z } from 'zod';
import type { Files, JsonSchema } from '../contract.ts';
import { languageCodes } from '../site.ts';
import { contextOf, factSchemas, wordFileNames, wordSchemas } from './site.ts';

type Schemas = Record<string, JsonSchema>;

let cached: { ids: string; schemas: Schemas } | undefined;

/** Cached until the ids in the facts change, which are keys in the words. */
export function schemasFor(files: Files): Schemas {
  const contexts = languageCodes.map((lang) => contextOf(new Map(Object.entries(files)), lang));
  const ids = JSON.stringify(contexts);
  if (cached?.ids === ids) return cached.schemas;
  const convert = (zod: z.ZodType) => z.toJSONSchema(zod, { target: 'draft-7' }) as JsonSchema;
  const schemas: Schemas = {};
  for (const [name, schema] of Object.entries(factSchemas)) {
    schemas[`content/${name}.json`] = convert(schema);
  }
  for (const context of contexts) {
    for (const page of wordFileNames) {
      schemas[`locales/${context.lang}/${page}.json`] = convert(wordSchemas[page](context));
    }
  }
  cached = { ids, schemas };
  return schemas;
}
