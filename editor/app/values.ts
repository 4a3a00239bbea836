// A file's content while it is edited: never changed in place, and nothing empty is left in it.
import type { Field } from '#editor/form.ts';
import type { Path } from '#editor/labels.ts';

export type Value = unknown;

export function valueAt(content: Value, path: Path): Value {
  return path.reduce<Value>((value, name) => Object(value ?? {})[name], content);
}

export function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The path with the ids of entries in place of their numbers. */
export function namedPath(content: Value, path: Path): Path {
  return path.map((name, place) => {
    const entry = valueAt(content, path.slice(0, place + 1));
    return /^\d+$/.test(name) ? (Object(entry ?? {}).id ?? name) : name;
  });
}

/** The content with another value at the path; `undefined` leaves the field out. */
export function withValue(content: Value, [name, ...rest]: Path, value: Value): Value {
  if (name === undefined) return value;
  const isList = Array.isArray(content) || (content === undefined && /^\d+$/.test(name));
  const next = withValue(Object(content ?? {})[name], rest, value);
  if (isList) {
    const list: Value[] = [...((content as Value[] | undefined) ?? [])];
    list[Number(name)] = next;
    while (list.length > 0 && list.at(-1) === undefined) list.pop();
    // A hole would be null in the file; an empty text is named by the check.
    return list.length > 0 ? Array.from(list, (entry) => entry ?? '') : undefined;
  }
  const { [name]: _, ...others } = (content ?? {}) as Record<string, Value>;
  if (next === undefined) return Object.keys(others).length > 0 ? others : undefined;
  // In its old place, if it had one.
  return Object.hasOwn(Object(content ?? {}), name)
    ? { ...(content as object), [name]: next }
    : { ...others, [name]: next };
}

/** What a field that was cleared is in the file. */
export function cleared(field: Field): Value {
  return field.empty === 'null' ? null : undefined;
}

/** What a new entry begins with: the first of each choice, the least of each number. */
export function firstValue(field: Field, idsIn: (list: string) => string[]): Value {
  if (field.empty) return cleared(field);
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, child]) => {
          const value = firstValue(child, idsIn);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'choice':
      return field.options[0];
    case 'entry':
      return idsIn(field.of)[0];
    case 'number':
      return field.least ?? 0;
    case 'switch':
      return false;
    case 'pair':
      return field.items.map((item) => firstValue(item, idsIn));
    default:
      return undefined;
  }
}

/** The ids of a list of entries, or of ids alone. */
export function idsOf(list: Value): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry) => String(typeof entry === 'string' ? entry : (Object(entry).id ?? '')));
}

/** "Data Engineer (m/f)" → "data-engineer-m-f" */
export function idFrom(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '')
    .slice(0, 60);
}

export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  if (to < 0 || to >= list.length) return [...list];
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
