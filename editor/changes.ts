import { isDeepStrictEqual } from 'node:util';
import { dataIn } from '#src/content/load/data.ts';
import { entriesOf } from './entries.ts';
import { languageName, type Path, pathTitle, placeOf, titleOf } from './labels.ts';

/** One thing that is different now, for somebody to read before it is published. */
export type Change = {
  file: string;
  path: Path;
  /** "Home" and "Deutsch · Hero › Heading". */
  page: string;
  field: string;
  before?: string;
  after?: string;
};

type Texts = Readonly<Record<string, string | undefined>>;

/** What the files say now and did not say before. */
export function changesBetween(before: Texts, after: Texts): Change[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return files.flatMap((file) => {
    if (before[file] === after[file]) return [];
    const place = placeOf(file);
    if (!place) return [ofWholeFile(file, before[file], after[file])];
    const { page, lang } = place;
    const [old, now] = [before[file], after[file]].map((text) => dataIn(text ?? '{}'));
    return differences(old, now, [], []).map(({ path, named, ...sides }) => {
      const field = [lang && languageName(lang), pathTitle(named)].filter(Boolean).join(' · ');
      return { file, path, page: page.title, field, ...sides };
    });
  });
}

function ofWholeFile(file: string, before?: string, after?: string): Change {
  const [folder, name = ''] = file.split('/');
  const shown = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed';
  if (folder === 'locales') {
    const field = `${languageName(name as never)} · what was read and agreed with`;
    return { file, path: [], page: 'Reviews', field, after: shown };
  }
  return { file, path: [], page: 'Portraits', field: file.split('/').at(-1) ?? '', after: shown };
}

type Difference = { path: Path; named: Path; before?: string; after?: string };

function differences(before: unknown, after: unknown, path: Path, named: Path): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, now] = [entriesOf(before), entriesOf(after)];
  // A group that is new or gone is one change, not one for each of its fields.
  if (!old || !now) {
    return [{ path, named, ...side('before', before), ...side('after', after) }];
  }
  const inside = [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const names = [...(now.has(name) ? now : old).keys()];
    const place = Array.isArray(after) ? String(names.indexOf(name)) : name;
    return differences(old.get(name), now.get(name), [...path, place], [...named, name]);
  });
  const stayed = [...now.keys()].filter((name) => old.has(name));
  const order = [...old.keys()].filter((name) => now.has(name));
  if (!Array.isArray(after) || stayed.join() === order.join()) return inside;
  return [{ path, named, before: titles(order), after: titles(stayed) }, ...inside];
}

function side(name: 'before' | 'after', value: unknown) {
  return value === undefined || value === null ? {} : { [name]: said(value) };
}

function said(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(said).join('; ');
}

function titles(names: readonly string[]): string {
  return names.map(titleOf).join(', ');
}

/** What to write beside a change in git, for somebody to edit. */
export function messageFor(changes: readonly Change[]): string {
  const pages = [...new Set(changes.map(({ page }) => page))];
  const [first] = changes;
  if (!first) return '';
  const subject =
    changes.length === 1 ? `${first.page}: ${first.field}` : `Edit ${pages.join(', ')}`;
  const lines = changes.map(({ page, field }) => `- ${page}: ${field}`);
  return changes.length === 1 ? subject : `${subject}\n\n${lines.join('\n')}`;
}
