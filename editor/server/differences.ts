// Compares two contents of a file, and applies their differences to a third content or to its text.
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { Json, Path } from '../contract.ts';
import { valueAt, withValue } from '../fieldPaths.ts';

/** A changed value, or a list with other entries or another order; `removed` has the ids it no longer has. */
export type Difference = { path: Path; before: Json; after: Json; removed?: string[] };

/** Of a list with ids, first the list itself, then differences within its entries at their new indices. */
export function differences(before: Json, after: Json, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const compareAt = (name: string | number, old: Json, now: Json) =>
    differences(old, now, [...path, name]);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [idsOf(before), idsOf(after)];
    if (old && now) {
      const stayed = now.flatMap((id, index) =>
        old.includes(id) ? compareAt(index, before[old.indexOf(id)], after[index]) : [],
      );
      if (old.join() === now.join()) return stayed;
      // Remaining entries are as they are now on both sides, so that only the list itself differs.
      const entries = old.map((id, index) => after[now.indexOf(id)] ?? before[index]);
      const removed = old.filter((id) => !now.includes(id));
      return [{ path, before: entries, after, removed }, ...stayed];
    }
    if (before.length === after.length) {
      return after.flatMap((entry, index) => compareAt(index, before[index], entry));
    }
  } else if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...names].flatMap((name) =>
      compareAt(name, valueAt(before, [name]), valueAt(after, [name])),
    );
  }
  return [{ path, before, after }];
}

/** Undefined if an entry lacks an id, or two share one. */
export function idsOf(list: Json): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const ids = new Set(list.map((entry) => Object(entry).id).filter((id) => typeof id === 'string'));
  return ids.size === list.length ? [...ids] : undefined;
}

function isGroup(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The draft rebased onto the current content; adds paths that changed in both to `conflicts`. */
export function rebased(base: Json, draft: Json, current: Json, conflicts: Path[]): Json {
  if (isDeepStrictEqual(base, current)) return draft;
  return differences(base, draft).reduce((next, { path, before, after }) => {
    const target = targetPath(current, draft, path);
    const found = valueAt(current, target);
    const isKnown = [before, after].some((value) => isDeepStrictEqual(found, value));
    if (!isKnown) conflicts.push(target);
    return withValue(next, target, after);
  }, current);
}

/** The path in `content` of the entries that the path leads to in the draft: their indices may differ. */
function targetPath(content: Json, draft: Json, [step, ...rest]: Path): Path {
  if (step === undefined) return [];
  const found = idsOf(content)?.indexOf(idsOf(draft)?.[Number(step)] ?? '') ?? -1;
  const index = found < 0 ? step : found;
  return [index, ...targetPath(valueAt(content, [index]), valueAt(draft, [step]), rest)];
}

/** The text of a file with another content: unchanged parts keep their formatting. */
export function rewritten(text: string, before: Json, after: Json): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return differences(before, after).reduce(
    (next, { path, after }) =>
      applyEdits(next, modify(next, path as JSONPath, after, { formattingOptions })),
    text,
  );
}
