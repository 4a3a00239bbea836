import { z } from 'zod';
import { englishOpening, translatedOpening } from '#src/content/schema/openings.ts';
import { factSchemas, wordSchemas } from '#src/content/schema/schemas.ts';
import { idLists, pluralSuffix, type WordsContext } from '#src/content/schema/words.ts';
import { pluralCategories } from '#src/i18n/formats.ts';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
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
  const ids = Object.keys(idLists).map((list) => [list, []]);
  const context = { lang: defaultLanguage, ...Object.fromEntries(ids) } as WordsContext;
  const made = (folder: string, name: string, schema: z.ZodType) =>
    [`schemas/${folder}/${name}.json`, toJsonSchema(schema)] as const;
  return Object.fromEntries([
    ...Object.entries(factSchemas).map(([name, schema]) => made('content', name, schema)),
    ...Object.entries(wordSchemas).map(([page, schema]) => made('locales', page, schema(context))),
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
      delete jsonSchema.ids;
      delete jsonSchema.placeholders;
      allowEmptyFields(jsonSchema);
      allowAllPlurals(jsonSchema);
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

/** Languages have different plural forms: all are allowed, and none is required. */
function allowAllPlurals(schema: JsonSchema): void {
  const fields = Object.entries(schema.properties ?? {});
  const categories = [...new Set(languageCodes.flatMap(pluralCategories))].sort();
  const allowed = fields.flatMap(([name, field]) => {
    if (!pluralSuffix.test(name)) return [[name, field]];
    const stem = name.replace(pluralSuffix, '');
    return categories.map((category) => [`${stem}_${category}`, field]);
  });
  if (fields.length > 0) schema.properties = Object.fromEntries(allowed);
  const required = schema.required?.filter((name) => !pluralSuffix.test(name)) ?? [];
  if (required.length > 0) schema.required = required;
  else delete schema.required;
}
