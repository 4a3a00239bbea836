// What is different between two contents of a file, and how the same becomes different in its text.
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import type { Json, Path } from '../contract.ts';
import { valueAt } from '../values.ts';

/** Another value; or, of a list whose entries have ids, other entries or another order: then `before` and `after` are lists. */
export type Difference = { path: Path; before: Json; after: Json; isOfList?: true };

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
      return [{ path, before: entries, after, isOfList: true }, ...stayed];
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
export function idsOf(list: readonly Json[]): string[] | undefined {
  const ids = new Set(list.map((entry) => Object(entry).id).filter((id) => typeof id === 'string'));
  return ids.size === list.length ? [...ids] : undefined;
}

/**
 * What was typed upon what the file holds by now. Where both changed the same, the typed value stays and the
 * path is disputed.
 */
export function merged(
  base: Json,
  mine: Json,
  theirs: Json,
  disputed: Path[],
  path: Path = [],
): Json {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return mine;
  const [old, my, their] = [base, mine, theirs].map(entriesOf);
  if (!old || !my || !their || Array.isArray(mine) !== Array.isArray(theirs)) {
    disputed.push(path);
    return mine;
  }
  // In the order of what was typed; what only the file has comes after it.
  const names = [...new Set([...my.keys(), ...their.keys()])];
  const entries = names.flatMap((name, place): [string, Json][] => {
    const inside = [...path, Array.isArray(mine) ? place : name];
    const value = merged(old.get(name), my.get(name), their.get(name), disputed, inside);
    return value === undefined ? [] : [[name, value]];
  });
  return Array.isArray(mine) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function entriesOf(value: Json): Map<string, Json> | undefined {
  if (isGroup(value)) return new Map(Object.entries(value));
  const ids = Array.isArray(value) ? idsOf(value) : undefined;
  return ids && new Map(ids.map((id, place) => [id, (value as Json[])[place]]));
}

function isGroup(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a file with another content: what stays the same stays as it is set. */
export function rewritten(text: string, before: Json, after: Json): string {
  let next = text;
  const put = (path: Path, value: Json, isArrayInsertion = false) => {
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
    const edits = modify(next, path as JSONPath, value, { formattingOptions, isArrayInsertion });
    next = applyEdits(next, edits);
  };
  for (const { path, before: old, after: now, isOfList } of differences(before, after)) {
    if (!isOfList) {
      put(path, now);
      continue;
    }
    const [entries, ids] = [now as Json[], idsOf(now as Json[]) ?? []];
    const standing = idsOf(old as Json[]) ?? [];
    const take = (place: number) => {
      next = withoutEntry(next, path, place);
      standing.splice(place, 1);
    };
    for (const id of standing.filter((id) => !ids.includes(id))) take(standing.indexOf(id));
    for (const [place, id] of ids.entries()) {
      if (standing[place] === id) continue;
      if (standing.includes(id)) take(standing.indexOf(id));
      put([...path, place], entries[place], true);
      standing.splice(place, 0, id);
    }
  }
  return next;
}

/** With the comma and the lines that were its own; modify() takes more than that from a list set on one line. */
function withoutEntry(text: string, path: Path, place: number): string {
  const tree = parseTree(text);
  const entries = (tree && findNodeAtLocation(tree, path as JSONPath)?.children) ?? [];
  const [previous, entry, following] = [-1, 0, 1].map((step) => entries[place + step]);
  if (!entry) return text;
  const end = entry.offset + entry.length;
  const from = previous ? previous.offset + previous.length : entry.offset;
  const to = previous ? end : (following?.offset ?? end);
  return text.slice(0, from) + text.slice(to);
}
