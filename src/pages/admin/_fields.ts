// Generates the fields of the CMS, with labels, hints and limits, from the JSON Schemas of the data files.
import type { z } from 'zod';
import { leastPortrait } from '#src/content/schema/people.ts';
import { pluralSuffix } from '#src/content/schema/words/shared.ts';
import { pluralCategories } from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';

export type Schema = z.core.JSONSchema.JSONSchema;

export type Field = { name: string; widget: string; label: string; [option: string]: unknown };

/**
 * Facts are the same in every language. Single words of a page may be untranslated; a document is translated completely or
 * not at all.
 */
export type Kind = 'facts' | 'words' | 'document';

/** The fields of an object, in the order in which the CMS writes them into the file. */
export function fieldsOf({ properties = {}, required = [] }: Schema, kind: Kind): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema as Schema, required.includes(name), kind),
  );
}

export function fieldOf(
  name: string,
  schemaOrEmpty: Schema,
  isRequired: boolean,
  kind: Kind,
): Field {
  const schema = withoutEmpty(schemaOrEmpty);
  const label = schema.title ?? titleOf(name);
  if (name === '$schema') return { name, label, widget: 'hidden', i18n: false };

  const common = {
    name,
    label,
    hint: hintOf(name, schema),
    i18n: kind !== 'facts',
    required: isRequired && kind === 'words' ? [defaultLanguage] : isRequired,
  };
  if (schema.portrait) return { ...common, ...portrait };
  if (typeof schema.entryOf === 'string') return { ...common, ...entryOf(schema.entryOf) };
  switch (schema.type) {
    case 'object':
      return { ...common, required: isRequired, widget: 'object', fields: fieldsOf(schema, kind) };
    case 'array':
      return { ...common, ...listOf(schema, kind) };
    case 'boolean':
      return { ...common, widget: 'boolean' };
    case 'integer':
    case 'number':
      return { ...common, ...numberOf(schema) };
    default:
      return { ...common, ...textOf(schema) };
  }
}

/** The schema of a field that may be empty, without the choice of leaving it empty. */
function withoutEmpty({ anyOf, ...rest }: Schema): Schema {
  const choices = (anyOf ?? []) as Schema[];
  const notEmpty = choices.find(({ enum: values }) => !values?.includes(null));
  return { ...notEmpty, ...rest };
}

function listOf({ items, minItems, maxItems }: Schema, kind: Kind) {
  const item = items as Schema;
  const isFixed = minItems !== undefined && minItems === maxItems;
  const inner =
    item.type === 'object'
      ? { fields: fieldsOf(item, kind), collapsed: true }
      : { field: fieldOf('item', item, true, kind) };
  return {
    widget: 'list',
    min: minItems,
    max: maxItems,
    ...(isFixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
    ...inner,
  };
}

function numberOf({ type, minimum, maximum, multipleOf }: Schema) {
  const isWhole = type === 'integer';
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: multipleOf ?? (isWhole ? 1 : 0.01),
    min: minimum,
    max: maximum,
  };
}

/** A longer text gets a field of several lines. */
const longestLine = 120;

function textOf({ enum: options, format, pattern, description, minLength, maxLength }: Schema) {
  if (options) return { widget: 'select', options };
  if (format === 'date') return { widget: 'datetime', type: 'date' };
  if (format === 'email') return { widget: 'string', type: 'email' };
  if (format === 'uri') return { widget: 'string', type: 'url' };
  return {
    widget: (maxLength ?? 0) > longestLine ? 'text' : 'string',
    minlength: minLength && minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: pattern ? [pattern, description] : undefined,
  };
}

/** The CMS shrinks pictures and removes their metadata before it uploads them. */
const portrait = {
  widget: 'image',
  media_folder: '/content/portraits',
  // So that only the file name is saved.
  public_folder: '',
  choose_url: false,
  accept: 'image/jpeg, image/png, image/webp, image/avif',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        transformations: {
          raster_image: {
            format: 'webp',
            quality: 90,
            width: leastPortrait.width * 3,
            height: leastPortrait.height * 3,
          },
        },
      },
    },
  },
};

/** A choice of the ids at this path in content/jobs.json. */
function entryOf(path: string) {
  return { widget: 'relation', collection: 'company', file: 'jobs', value_field: path };
}

function hintOf(name: string, { description }: Schema): string | undefined {
  const form = name.match(pluralSuffix)?.[1];
  if (!form) return description;
  const withForm = languages.filter(({ code }) => {
    return pluralCategories(code).some((category) => category === form);
  });
  if (withForm.length === languages.length) return description;
  return `${description} (${withForm.map(({ name }) => name).join(', ')})`;
}

/** The label of a field without a title in its schema: "howToApply" → "How to apply", "week_few" → "Week (few)". */
export function titleOf(name: string): string {
  const form = name.match(pluralSuffix)?.[1];
  const words = name
    .replace(pluralSuffix, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return form ? `${title} (${form})` : title;
}
