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

/** Stands for any id that a facts file may hold. */
const anyId = '*';

/** For completion and validation in editors. They depend on the code alone: adding a job never makes them outdated. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const ids = Object.keys(idLists).map((list) => [list, [anyId]]);
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
      allowAnyId(jsonSchema);
      allowEmptyFields(jsonSchema);
      allowAllPlurals(jsonSchema);
    },
  });
  return { ...made, properties: { $schema: { type: 'string' }, ...made.properties } };
}

function allowAnyId(schema: JsonSchema): void {
  const names = schema.propertyNames;
  if (typeof names !== 'object' || !names.enum?.includes(anyId)) return;
  delete schema.propertyNames;
  schema.required = (schema.required ?? []).filter((name) => name !== anyId);
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
  const forms = Object.entries(schema.properties ?? {});
  if (!forms.some(([name]) => pluralSuffix.test(name))) return;
  const stems = new Map(forms.map(([name, form]) => [name.replace(pluralSuffix, ''), form]));
  const categories = [...new Set(languageCodes.flatMap(pluralCategories))].sort();
  const open = stems.get(anyId);
  stems.delete(anyId);
  schema.properties = Object.fromEntries(
    [...stems].flatMap(([stem, form]) => categories.map((plural) => [`${stem}_${plural}`, form])),
  );
  delete schema.required;
  if (open) schema.patternProperties = { [`^[a-z0-9-]+_(${categories.join('|')})$`]: open };
}
