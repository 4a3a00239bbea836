// The content of a file while it is edited: never changed in place.
import type { Json, Path } from './contract.ts';
import { valueAt } from './site.ts';

export { valueAt };

/** The content with another value at the path; `undefined` takes it out, and the group that is empty then. */
export function withValue(content: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  const next = withValue(valueAt(content, [step]), rest, value);
  if (typeof step === 'number') {
    const list: Json[] = Array.isArray(content) ? content : [];
    return next === undefined ? list.toSpliced(step, 1) : list.toSpliced(step, 1, next);
  }
  const fields = Object.entries({ ...Object(content ?? {}), [step]: next });
  const filled = fields.filter(([, field]) => field !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The same name for a field in the page, in links and in findings. */
export function fieldId(file: string, path: Path): string {
  return [file, ...path].join(':');
}
