// Generates the fields of the CMS, with labels, hints and limits, from the JSON Schemas of the data files.
import type { z } from 'zod';
import { type KindName, kinds } from '#src/content/schema/kinds.ts';
import { pluralSuffix, titleOf } from '#src/content/schema/labels.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { pluralCategories } from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';

export type Schema = z.core.JSONSchema.JSONSchema;

export type Field = { name: string; widget: string; label: string; [option: string]: unknown };

/** Facts are the same in every language; words may be missing in every language but English. */
export type Kind = 'facts' | 'words';

/** The fields of an object, in the order in which the CMS writes them into the file. */
export function fieldsOf({ properties = {}, required = [] }: Schema, kind: Kind): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema as Schema, required.includes(name), kind),
  );
}

function fieldOf(name: string, schemaOrEmpty: Schema, isRequired: boolean, kind: Kind): Field {
  const schema = withoutEmpty(schemaOrEmpty);
  const label = schema.title ?? titleOf(name);
  if (name === '$schema') return { name, label, widget: 'hidden', i18n: false };

  const common = {
    name,
    label,
    hint: hintOf(name, schema),
    i18n: kind !== 'facts',
    required: kind === 'words' ? languagesThatNeed(name, isRequired) : isRequired,
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

/** A plural form is needed in every language that has it, any other text in English alone. */
function languagesThatNeed(name: string, isRequired: boolean): string[] | false {
  const form = name.match(pluralSuffix)?.[1];
  if (form) return languagesWith(form).map(({ code }) => code);
  return isRequired ? [defaultLanguage] : false;
}

function languagesWith(form: string) {
  return languages.filter(({ code }) => pluralCategories(code).some((other) => other === form));
}

function listOf({ items, minItems, maxItems }: Schema, kind: Kind) {
  const item = items as Schema;
  const isFixed = minItems !== undefined && minItems === maxItems;
  const singular = item.title ?? 'Item';
  const inner =
    item.type === 'object'
      ? { fields: fieldsOf(item, kind), collapsed: true, summary: summaryOf(item) }
      : { field: fieldOf('item', { ...item, title: singular }, true, kind) };
  return {
    widget: 'list',
    label_singular: singular,
    min: minItems,
    max: maxItems,
    ...(isFixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
    ...inner,
  };
}

/** What a folded item shows: its first text. */
function summaryOf({ properties = {} }: Schema): string {
  const [name] = Object.keys(properties);
  return `{{fields.${name}}}`;
}

function numberOf({ type, minimum, maximum, multipleOf }: Schema) {
  const isWhole = type === 'integer';
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: multipleOf ?? (isWhole ? 1 : 0.01),
    min: minimum,
    max: maximum,
    // The CMS does not check steps.
    ...(multipleOf === 0.1 && {
      pattern: ['/^\\d+(\\.\\d)?$/u', 'One digit after the point at most, like 99.7'],
    }),
  };
}

/** A longer text gets a field of several lines. */
const longestLine = 120;

function textOf({ enum: options, choices, format, pattern, advice, ...limits }: Schema) {
  if (options) return choiceOf(options.map(String), choices as Names | undefined);
  if (format === 'date') return { widget: 'datetime', type: 'date' };
  const { minLength = 0, maxLength } = limits;
  return {
    widget: (maxLength ?? 0) > longestLine ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: pattern ? [`/${pattern}/u`, advice] : undefined,
  };
}

type Names = Readonly<Record<string, string>>;

function choiceOf(values: string[], names: Names = {}) {
  const options = values.map((value) => ({ label: names[value] ?? titleOf(value), value }));
  return { widget: 'select', options };
}

/** The CMS shrinks pictures and removes their metadata before it uploads them. */
export const pictureUpload = {
  slugify_filename: true,
  transformations: {
    raster_image: {
      format: 'webp',
      quality: 90,
      width: leastPortrait.width * 3,
      height: leastPortrait.height * 3,
    },
  },
};

const portrait = {
  widget: 'image',
  media_folder: '/content/portraits',
  // So that only the file name is saved.
  public_folder: '',
  choose_url: false,
  accept: 'image/jpeg, image/png, image/webp, image/avif',
};

/** A choice of the entries of another kind, by name. */
function entryOf(kind: string) {
  const { namedBy } = kinds[kind as KindName];
  return {
    widget: 'relation',
    collection: kind,
    value_field: '{{slug}}',
    display_fields: [namedBy],
    search_fields: [namedBy],
  };
}

function hintOf(name: string, { description }: Schema): string | undefined {
  const form = name.match(pluralSuffix)?.[1];
  const withForm = form ? languagesWith(form) : languages;
  if (withForm.length === languages.length) return description;
  return `${description} (${withForm.map(({ name }) => name).join(', ')})`;
}
