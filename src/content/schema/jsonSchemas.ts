import { z } from 'zod';
import { defaultLanguage, translatedLanguages } from '#src/i18n/languages.ts';
import { companyFacts } from './company.ts';
import type { DataFile } from './dataFiles.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import { wordFileNames, wordSchemas } from './words/wordSchemas.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The path of the JSON Schema of a data file. The files of a kind share one, and those of a page in all languages. */
export function schemaFileOf(file: DataFile): string {
  switch (file.is) {
    case 'company':
      return 'schemas/content/company.json';
    case 'entry':
      return `schemas/content/${file.kind}.json`;
    case 'words':
      return `schemas/locales/${file.page}.json`;
  }
}

/**
 * The JSON Schemas by their paths, for completion and validation in editors. They depend only on the code, so adding an
 * entry never outdates them.
 */
export function jsonSchemas(): Record<string, JsonSchema> {
  const ofCompany = [schemaFileOf({ is: 'company' }), toJsonSchema(companyFacts)];
  const ofEntries = kindNames.map((kind) => [
    schemaFileOf({ is: 'entry', kind, id: '' }),
    toJsonSchema(entrySchema(kind)),
  ]);
  const ofWords = wordFileNames.map((page) => [
    schemaFileOf({ is: 'words', lang: defaultLanguage, page }),
    toJsonSchema(wordSchemas[page]()),
  ]);
  return Object.fromEntries([ofCompany, ...ofEntries, ...ofWords]);
}

/** A translation may lack anything, which is then shown in English. */
function entrySchema(kind: KindName): z.ZodType {
  const facts: z.ZodObject = kinds[kind].facts;
  const words: z.ZodObject = kinds[kind].words();
  const translations = translatedLanguages.map((lang) => [lang, words.partial().optional()]);
  return z.strictObject({
    [defaultLanguage]: facts.safeExtend(words.shape),
    ...Object.fromEntries(translations),
  });
}

export function toJsonSchema(schema: z.ZodType): JsonSchema {
  // Draft 7 is the one that all editors support.
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-7',
    // As they are written: a group that is empty without its optional fields may be left out.
    io: 'input',
    override: ({ jsonSchema, zodSchema }) => {
      // Only the content check uses them.
      delete jsonSchema.placeholders;
      delete jsonSchema.severalLines;
      // Zod calls this for a group and again for what makes it optional. Its fields are to be changed once.
      if (zodSchema instanceof z.ZodObject) allowEmptyFields(jsonSchema);
    },
  });
  const properties = { $schema: { type: 'string' as const }, ...jsonSchema.properties };
  return { ...jsonSchema, properties };
}

/** Optional fields may be empty, as the CMS saves them. */
function allowEmptyFields({ properties = {}, required = [] }: JsonSchema): void {
  for (const [name, field] of Object.entries(properties)) {
    if (required.includes(name) || typeof field !== 'object') continue;
    const { title, description, ...rest } = field;
    properties[name] = { title, description, anyOf: [rest, { enum: ['', null] }] } as JsonSchema;
  }
}
