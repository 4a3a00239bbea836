// Reads the JSON schemas that Zod generates.
import type { Json, JsonSchema, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';

export type Field = JsonSchema & { isOptional?: boolean; isNullable?: boolean };
export type Step = Path[number];

/** The fields of an object, a record or a tuple, or the schema of the items of an array. */
export function childrenOf(schema: Field): [Step, Field][] {
  const { properties, propertyNames, additionalProperties, items, required } = schema;
  if (Array.isArray(items)) return items.map((item, index) => [index, unwrapped(item)]);
  if (items) return [[0, unwrapped(items)]];
  const ids: string[] | undefined = Object(propertyNames).enum;
  if (ids) return ids.map((id) => [id, unwrapped(additionalProperties)]);
  return Object.entries(properties ?? {}).map(([name, child]) => {
    const field = unwrapped(child);
    return [name, { ...field, isOptional: field.isOptional || !required?.includes(name) }];
  });
}

/** Unwraps `nullable()`, which Zod writes as `anyOf` or as two types. */
function unwrapped(schema: unknown): Field {
  const { anyOf, type, ...rest } = schema as Field & { type?: unknown };
  const types = Array.isArray(type) ? type.map((type) => ({ type })) : [];
  const [inner, other] = [...(anyOf ?? []), ...types] as Field[];
  if (other?.type !== 'null') return schema as Field;
  return { ...inner, ...rest, isOptional: true, isNullable: true };
}

export function emptyValue({ isNullable }: Field): null | undefined {
  return isNullable ? null : undefined;
}

/** Ids are referred to in other files, so that existing ones are read-only. */
export function isId({ pattern }: Field): boolean {
  return pattern === '^[a-z][a-z0-9-]*$';
}

/** The values of an enum, or the ids of another list of the file. */
export function optionsOf({ enum: names, entryOf }: Field, content: Json): string[] {
  const entries = entryOf ? valueAt(content, [entryOf]) : names;
  return ((entries ?? []) as Json[]).map((entry) => Object(entry).id ?? entry);
}

/** The first of each choice, the minimum of each number, and empty texts. */
export function newValue(schema: Field, content: Json): Json {
  if (schema.isOptional) return emptyValue(schema);
  if (schema.type === 'object' || Array.isArray(schema.items)) {
    const fields = childrenOf(schema).map(([step, field]) => [step, newValue(field, content)]);
    return schema.type === 'object' ? Object.fromEntries(fields) : fields.map(([, value]) => value);
  }
  if (schema.type === 'array') return [];
  return optionsOf(schema, content)[0] ?? (schema.type === 'string' ? '' : (schema.minimum ?? 0));
}
