// Values inside the content of a file, addressed by paths. No function changes the content it is given.
import type { Json, Path } from './contract.ts';
import { valueAt } from './site.ts';

export { valueAt };

/** A copy with this value at the path; `undefined` removes it, and objects that are empty then. */
export function withValue(content: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  const next = withValue(valueAt(content, [step]), rest, value);
  if (typeof step === 'number') {
    // Entries keep their index, by which a translation belongs to its English.
    const list: Json[] = Array.isArray(content) ? [...content] : [];
    while (list.length < step) list.push({});
    list[step] = next ?? (rest.length > 0 ? {} : null);
    return list;
  }
  const fields = Object.entries({ ...Object(content ?? {}), [step]: next });
  const filled = fields.filter(([, field]) => field !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The id of a field in the DOM and in links, by which findings are matched to it. */
export function fieldId(file: string, path: Path): string {
  return [file, ...path].join(':');
}
