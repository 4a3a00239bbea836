// What changed, for somebody to read before it is published, and how each of it is put back.
import { diffArrays } from 'diff';
import type { Change, Files, Json, JsonSchema } from '../contract.ts';
import { editorPages, filesOf, pathTitle, placeOf, titleOf } from '../labels.ts';
import { differences, idsOf } from './differences.ts';

/** In the order of the editor's pages and of the languages. */
export function changesBetween(
  before: Files,
  after: Files,
  schemas: Record<string, JsonSchema>,
): Change[] {
  const owners = new Map<string, Change>();
  const changes = editorPages.flatMap(filesOf).flatMap((file) => {
    const { page, lang } = placeOf(file) ?? {};
    return differences(before[file], after[file]).map((difference): Change => {
      const { path, before: old, after: now, gone } = difference;
      const change: Change = {
        ...{ file, path, page: page?.title ?? '', lang },
        field: pathTitle(after, file, path, schemas[file]),
        ...{ before: said(old, gone), after: said(now, gone) },
        back: [{ file, path, value: old }],
      };
      for (const id of gone ?? []) owners.set(id, change);
      return { ...change, words: wordsOf(change) };
    });
  });
  // The words of an entry went with it, and come back with it.
  return changes.filter(({ file, path, after, back }) => {
    const owner = file.startsWith('locales/') && !after && owners.get(String(path.at(-1)));
    if (owner) owner.back.push(...back);
    return !owner;
  });
}

/** What else git saves with them. */
export function changeOfFile(file: string): Change {
  const lang = placeOf(file.replace('reviewed.json', 'common.json'))?.lang;
  const [page, field] = lang
    ? ['Translations', 'Which words were read by a speaker']
    : file.startsWith('content/portraits/')
      ? ['People', `The picture ${file.split('/').at(-1)}`]
      : ['The whole site', 'The licence'];
  return { file, path: [], page, lang, field, back: [] };
}

function said(value: Json, areEntries?: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (areEntries) return idsOf(value)?.map(titleOf).join(', ');
  if (typeof value !== 'object') return String(value);
  const texts = Object.values(value).map((one) => said(one));
  return texts.filter(Boolean).join('; ');
}

/** What is filled in, a word with the space before it, or any other sign: each changes as a whole. */
const part = /\{\{.*?\}\}|\s*[\p{L}\p{M}\p{N}]+|./gsu;

function wordsOf({ before, after }: Change): Change['words'] {
  if (!before || !after) return undefined;
  const [old = [], now = []] = [before, after].map((text) => text.match(part) ?? []);
  return diffArrays(old, now).map(({ value, added, removed }) => [
    value.join(''),
    added ? 'new' : removed ? 'gone' : 'same',
  ]);
}

/** What to write beside the changes in git, for somebody to edit. */
export function messageFor(changes: readonly Change[]): string {
  const [first, ...others] = changes;
  if (first && others.length === 0) return `${first.page}: ${first.field}`;
  return [...new Set(changes.map(({ page }) => page))].join(', ');
}
