// What the form has to know of a schema, as Zod gives it.
import type { Json, JsonSchema, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';

export type Field = JsonSchema & { isOptional?: boolean; isNullable?: boolean };
export type Step = Path[number];

/** The fields of a group, a record or a pair, or what every entry of a list is. */
export function childrenOf(schema: Field): [Step, Field][] {
  const { properties, propertyNames, additionalProperties, items, required } = schema;
  if (Array.isArray(items)) return items.map((item, place) => [place, plainly(item)]);
  if (items) return [[0, plainly(items)]];
  const ids: string[] | undefined = Object(propertyNames).enum;
  if (ids) return ids.map((id) => [id, plainly(additionalProperties)]);
  return Object.entries(properties ?? {}).map(([name, child]) => {
    const field = plainly(child);
    return [name, { ...field, isOptional: field.isOptional || !required?.includes(name) }];
  });
}

/** Zod writes `nullable()` as one of two schemas, or types; here it is the first, which may stay empty. */
function plainly(schema: unknown): Field {
  const { anyOf, type, ...rest } = schema as Field & { type?: unknown };
  const types = Array.isArray(type) ? type.map((type) => ({ type })) : [];
  const [shown, nothing] = [...(anyOf ?? []), ...types] as Field[];
  if (nothing?.type !== 'null') return schema as Field;
  return { ...shown, ...rest, isOptional: true, isNullable: true };
}

export function emptyOf({ isNullable }: Field): null | undefined {
  return isNullable ? null : undefined;
}

/** What an entry is called in other files: one that is there stays as it is. */
export function isId({ pattern }: Field): boolean {
  return pattern === '^[a-z][a-z0-9-]*$';
}

/** What a field lets one choose from: the names in its schema, or the ids of another list of the file. */
export function optionsOf({ enum: names, entryOf }: Field, content: Json): string[] {
  const entries = entryOf ? valueAt(content, [entryOf]) : names;
  return ((entries ?? []) as Json[]).map((entry) => Object(entry).id ?? entry);
}

/** What a new entry begins with: the first of each choice, the least of each number, and no text. */
export function startOf(schema: Field, content: Json): Json {
  if (schema.isOptional) return emptyOf(schema);
  if (schema.type === 'object' || Array.isArray(schema.items)) {
    const fields = childrenOf(schema).map(([step, field]) => [step, startOf(field, content)]);
    return schema.type === 'object' ? Object.fromEntries(fields) : fields.map(([, value]) => value);
  }
  if (schema.type === 'array') return [];
  return optionsOf(schema, content)[0] ?? (schema.type === 'string' ? '' : (schema.minimum ?? 0));
}
