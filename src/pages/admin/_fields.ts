// Generates the fields of the CMS, with labels, hints and limits, from the schemas of the data files.
import { z } from 'zod';
import { type KindName, kinds } from '#src/content/schema/kinds.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { pluralSuffix } from '#src/content/schema/textSchemas.ts';
import { languageLabel, titleOf } from '#src/form/labels.ts';
import { pluralCategories } from '#src/i18n/formats.ts';
import { languageList } from '#src/i18n/languageList.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** How the form asks for a value: a widget of the CMS, and its options. */
type Widget = { widget: string; [option: string]: unknown };

export type Field = Widget & { name: string; label: string };

/** Facts are the same in every language; words may be missing in every language but English. */
type Part = 'facts' | 'words';

/** As in the file, where a group may be missing if all its fields are optional. */
export function toJsonSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input' });
}

/** The fields of an object, in the order in which the CMS writes them into the file. */
export function fieldsOf({ properties = {}, required = [] }: Schema, part: Part): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema as Schema, required.includes(name), part),
  );
}

function fieldOf(name: string, schema: Schema, isRequired: boolean, part: Part): Field {
  const label = schema.title ?? titleOf(name);
  return {
    name,
    label,
    hint: hintOf(name, schema),
    i18n: part === 'words',
    required: requiredIn(name, schema, isRequired, part),
    ...widgetOf(schema, part),
  };
}

function widgetOf(schema: Schema, part: Part): Widget {
  if (schema.portrait) return portrait;
  if (typeof schema.entryOf === 'string') return choiceOfEntry(schema.entryOf as KindName);
  if (schema.enum) return choiceOf(schema.enum.map(String), schema.choices as Names | undefined);
  if (schema.format === 'date') return { widget: 'datetime', type: 'date' };
  switch (schema.type) {
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, part), summary: headingOf(schema) };
    case 'array':
      return listOf(schema, part);
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return numberOf(schema);
    default:
      return textOf(schema);
  }
}

/**
 * Whether, or in which languages, a field has to be filled in: a plural form in every language that has it, any other text
 * in English alone. A group is never empty itself.
 */
function requiredIn(
  name: string,
  { type }: Schema,
  isRequired: boolean,
  part: Part,
): string[] | boolean {
  if (part === 'facts' || type === 'object') return isRequired;
  const form = name.match(pluralSuffix)?.[1];
  if (form) return languagesWith(form).map(({ code }) => code);
  return isRequired ? [defaultLanguage] : false;
}

function languagesWith(form: string) {
  return languageList.filter(({ code }) => pluralCategories(code).some((other) => other === form));
}

function listOf({ items, minItems, maxItems }: Schema, part: Part) {
  const item = items as Schema;
  const isFixed = minItems !== undefined && minItems === maxItems;
  const singular = item.title ?? 'Item';
  const inside =
    item.type === 'object'
      ? { fields: fieldsOf(item, part), collapsed: true, summary: summaryOf(item) }
      : { field: fieldOf('item', { ...item, title: singular }, true, part) };
  return {
    widget: 'list',
    label_singular: singular,
    min: minItems,
    max: maxItems,
    ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    ...inside,
  };
}

/** What a folded item shows: its first text. */
function summaryOf({ properties = {} }: Schema): string {
  const [name] = Object.keys(properties);
  return `{{fields.${name}}}`;
}

/** What a folded group shows, if it has a heading: its first text repeats the label of many. */
function headingOf({ properties: { heading } = {} }: Schema): string | undefined {
  return Object(heading).type === 'string' ? '{{fields.heading}}' : undefined;
}

function numberOf({ type, minimum, maximum, decimals = 2 }: Schema) {
  const isWhole = type === 'integer';
  return {
    widget: 'number',
    // Otherwise the CMS would drop the decimals of a whole number and say nothing.
    value_type: 'float',
    step: isWhole ? 1 : 10 ** -Number(decimals),
    min: minimum,
    max: maximum,
    ...(isWhole && { pattern: ['/^\\d+$/u', 'Write a whole number, like 13.'] }),
    // The CMS does not check steps.
    ...(decimals === 1 && {
      pattern: ['/^\\d+(\\.\\d)?$/u', 'One digit after the point at most, like 99.7'],
    }),
  };
}

/** A longer text gets a field of several lines. */
const longestLine = 120;

function textOf({ pattern, advice, minLength = 0, maxLength = 0 }: Schema) {
  return {
    widget: maxLength > longestLine ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength || undefined,
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

function choiceOfEntry(kind: KindName) {
  const { namedBy } = kinds[kind];
  return {
    widget: 'relation',
    collection: kind,
    value_field: '{{slug}}',
    display_fields: [namedBy],
    search_fields: [namedBy],
  };
}

/** The description, with what the messages of the CMS leave out: the languages that have a plural form, unless all have it. */
function hintOf(name: string, { description = '', ...schema }: Schema): string | undefined {
  const form = name.match(pluralSuffix)?.[1];
  const withForm = form ? languagesWith(form) : languageList;
  const names =
    withForm.length < languageList.length ? withForm.map(({ code }) => languageLabel(code)) : [];
  const additions = [amountOf(schema), ...names].filter(Boolean).join(', ');
  return [description, additions && `(${additions})`].filter(Boolean).join(' ') || undefined;
}

/** How many entries a list has: "3 to 6", "at most 8". */
function amountOf({ minItems, maxItems }: Schema): string | undefined {
  if (minItems === maxItems) return undefined;
  if (maxItems === undefined) return `at least ${minItems}`;
  return minItems ? `${minItems} to ${maxItems}` : `at most ${maxItems}`;
}
