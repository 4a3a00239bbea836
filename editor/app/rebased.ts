// Drafts and files that changed apart from each other, brought together field by field.
import { entriesOf } from '#editor/entries.ts';
import type { Path } from '#editor/labels.ts';
import type { Drafts, State } from '#editor/workspace.ts';
import { isSame, type Value } from './values.ts';

/** The drafts upon what the files hold now, and the fields that were changed in both. */
export function rebased(
  drafts: Drafts,
  files: State['files'],
): { drafts: Drafts; disputed: Path[] } {
  const disputed: Path[] = [];
  const next = Object.entries(drafts).flatMap(([file, { base, content }]) => {
    const saved = files[file];
    // Nobody can read it any more: what was typed waits.
    if (!saved) {
      disputed.push([file]);
      return [[file, { base, content }]];
    }
    const merged = merge(base, content, saved, [], disputed) as Drafts[string]['content'];
    return isSame(merged, saved) ? [] : [[file, { base: saved, content: merged }]];
  });
  return { drafts: Object.fromEntries(next), disputed };
}

function merge(base: Value, mine: Value, theirs: Value, path: Path, disputed: Path[]): Value {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  const [old, my, their] = [base, mine, theirs].map(entriesOf);
  if (!old || !my || !their || Array.isArray(mine) !== Array.isArray(theirs)) {
    disputed.push(path);
    return mine;
  }
  // In the order of what was typed; what only the file has comes after it.
  const names = [...new Set([...my.keys(), ...their.keys()])];
  const entries = names.flatMap((name): [string, Value][] => {
    const value = merge(old.get(name), my.get(name), their.get(name), [...path, name], disputed);
    return value === undefined ? [] : [[name, value]];
  });
  return Array.isArray(mine) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
