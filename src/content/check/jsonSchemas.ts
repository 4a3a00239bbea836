import { z } from 'zod';
import { englishOpening, translatedOpening } from '#src/content/schema/openings.ts';
import { factSchemas, wordSchemas } from '#src/content/schema/schemas.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { openingOf } from './openings.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Where the JSON Schema of a data file lies: one for each page serves all languages. */
export function schemaFileOf(dataFile: string): string {
  const opening = openingOf(dataFile);
  if (opening?.lang === defaultLanguage) return 'schemas/content/opening.json';
  if (opening) return 'schemas/content/translated-opening.json';
  const [folder = '', ...path] = dataFile.split('/');
  return `schemas/${folder}/${path.at(-1)}`;
}

/** The value of "$schema" in the first line of the data file, by which editors find the schema. */
export function schemaLineOf(dataFile: string): string {
  return `${'../'.repeat(dataFile.split('/').length - 1)}${schemaFileOf(dataFile)}`;
}

/** For completion and validation in editors. They depend on the code alone: adding a job never makes them outdated. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const made = (folder: string, name: string, schema: z.ZodType) =>
    [`schemas/${folder}/${name}.json`, toJsonSchema(schema)] as const;
  return Object.fromEntries([
    ...Object.entries(factSchemas).map(([name, schema]) => made('content', name, schema)),
    ...Object.entries(wordSchemas).map(([page, schema]) => made('locales', page, schema({}))),
    made('content', 'opening', englishOpening),
    made('content', 'translated-opening', translatedOpening),
  ]);
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  // Draft 7 is the one that all editors support.
  const made = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // What the gate alone goes by.
      delete jsonSchema.placeholders;
      allowEmptyFields(jsonSchema);
    },
  });
  return { ...made, properties: { $schema: { type: 'string' }, ...made.properties } };
}

/** What is not required may be there and empty, as forms save it. */
function allowEmptyFields(schema: JsonSchema): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) || typeof field !== 'object') continue;
    const { title, description, ...rest } = field;
    const empty: JsonSchema = { enum: ['', null] };
    Object.assign(schema.properties ?? {}, {
      [name]: { title, description, anyOf: [rest, empty] },
    });
  }
}
