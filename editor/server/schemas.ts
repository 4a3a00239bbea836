// What may stand in each file, as the form and the words for changes need it.
import { z } from 'zod';
import type { Files, JsonSchema } from '../contract.ts';
import { languageCodes } from '../site.ts';
import { contextOf, factSchemas, wordFileNames, wordSchemas } from './site.ts';

type Schemas = Record<string, JsonSchema>;

let known: { ids: string; schemas: Schemas } | undefined;

/** Of every file; which ids words are kept under follows from the facts. */
export function schemasFor(files: Files): Schemas {
  const contexts = languageCodes.map((lang) => contextOf(new Map(Object.entries(files)), lang));
  const ids = JSON.stringify(contexts);
  if (known?.ids === ids) return known.schemas;
  const of = (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;
  const schemas: Schemas = {};
  for (const [name, schema] of Object.entries(factSchemas)) {
    schemas[`content/${name}.json`] = of(schema);
  }
  for (const context of contexts) {
    for (const page of wordFileNames) {
      schemas[`locales/${context.lang}/${page}.json`] = of(wordSchemas[page](context));
    }
  }
  known = { ids, schemas };
  return schemas;
}
