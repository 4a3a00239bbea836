// What is different between two contents of a file, and the same put upon a third content or into a text.
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { Json, Path } from '../contract.ts';
import { valueAt, withValue } from '../values.ts';

/** Another value; or, of a list whose entries have ids, which are `gone`, others or in another order. */
export type Difference = { path: Path; before: Json; after: Json; gone?: string[] };

/** Of a list first its entries, then what differs within those that stayed, at the place where they are now. */
export function differences(before: Json, after: Json, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const within = (name: string | number, old: Json, now: Json) =>
    differences(old, now, [...path, name]);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [idsOf(before), idsOf(after)];
    if (old && now) {
      const stayed = now.flatMap((id, place) =>
        old.includes(id) ? within(place, before[old.indexOf(id)], after[place]) : [],
      );
      if (old.join() === now.join()) return stayed;
      // What stayed is on both sides as it is now, so that only the list itself differs.
      const entries = old.map((id, place) => after[now.indexOf(id)] ?? before[place]);
      const gone = old.filter((id) => !now.includes(id));
      return [{ path, before: entries, after, gone }, ...stayed];
    }
    if (before.length === after.length) {
      return after.flatMap((entry, place) => within(place, before[place], entry));
    }
  } else if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...names].flatMap((name) =>
      within(name, valueAt(before, [name]), valueAt(after, [name])),
    );
  }
  return [{ path, before, after }];
}

/** Where each entry has an id of its own. */
export function idsOf(list: Json): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const ids = new Set(list.map((entry) => Object(entry).id).filter((id) => typeof id === 'string'));
  return ids.size === list.length ? [...ids] : undefined;
}

function isGroup(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What was typed, upon what the file holds by now; `disputed` gets the paths of what changed there as well. */
export function rebased(base: Json, typed: Json, now: Json, disputed: Path[]): Json {
  return differences(base, typed).reduce((next, { path, before, after }) => {
    const place = placeIn(now, typed, path);
    if (!isDeepStrictEqual(valueAt(now, place), before)) disputed.push(place);
    return withValue(next, place, after);
  }, now);
}

/** The same path by the ids of the entries on it, whose places may be others there. */
function placeIn(content: Json, typed: Json, [step, ...rest]: Path): Path {
  if (step === undefined) return [];
  const found = idsOf(content)?.indexOf(idsOf(typed)?.[Number(step)] ?? '') ?? -1;
  const place = found < 0 ? step : found;
  return [place, ...placeIn(valueAt(content, [place]), valueAt(typed, [step]), rest)];
}

/** The text of a file with another content: what stays the same stays as it is set. */
export function rewritten(text: string, before: Json, after: Json): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return differences(before, after).reduce(
    (next, { path, after }) =>
      applyEdits(next, modify(next, path as JSONPath, after, { formattingOptions })),
    text,
  );
}
