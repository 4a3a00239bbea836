import { z } from 'zod';
import { englishOpening, translatedOpening } from '#src/content/schema/openings.ts';
import { factSchemas } from '#src/content/schema/schemas.ts';
import { wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { openingOf } from './openings.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The path of the JSON Schema of a data file. The files of a page in all languages share one. */
export function schemaFileOf(dataFile: string): string {
  const opening = openingOf(dataFile);
  if (opening?.lang === defaultLanguage) return 'schemas/content/opening.json';
  if (opening) return 'schemas/content/translated-opening.json';
  const [folder = '', ...path] = dataFile.split('/');
  return `schemas/${folder}/${path.at(-1)}`;
}

/** The value of "$schema" in the first line of the data file, by which editors find the schema. */
export function schemaLineOf(dataFile: string): string {
  const depth = dataFile.split('/').length - 1;
  return `${'../'.repeat(depth)}${schemaFileOf(dataFile)}`;
}

/** For completion and validation in editors. They depend only on the code, so adding an opening never outdates them. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(factSchemas)) {
    schemas[`schemas/content/${name}.json`] = toJsonSchema(schema);
  }
  for (const [page, schema] of Object.entries(wordSchemas)) {
    schemas[`schemas/locales/${page}.json`] = toJsonSchema(schema({}));
  }
  schemas['schemas/content/opening.json'] = toJsonSchema(englishOpening);
  schemas['schemas/content/translated-opening.json'] = toJsonSchema(translatedOpening);
  return schemas;
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  // Draft 7 is the one that all editors support.
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // Only the content check uses them.
      delete jsonSchema.placeholders;
      allowEmptyFields(jsonSchema);
    },
  });
  const properties = { $schema: { type: 'string' as const }, ...jsonSchema.properties };
  return { ...jsonSchema, properties };
}

/** Optional fields may be empty, as the CMS saves them. */
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
