// Changes for users to review before publishing, each with the edits that undo it.
import { diffArrays } from 'diff';
import type { Change, Files, Json, JsonSchema } from '../contract.ts';
import { editorPages, filesOf, pathTitle, placeOf, titleOf } from '../labels.ts';
import { differences, idsOf } from './differences.ts';

export function changesBetween(
  before: Files,
  after: Files,
  schemas: Record<string, JsonSchema>,
): Change[] {
  const owners = new Map<string, Change>();
  const changes = editorPages.flatMap(filesOf).flatMap((file) => {
    const { page, lang } = placeOf(file) ?? {};
    return differences(before[file], after[file]).map((difference): Change => {
      const { path, before: old, after: now, removed } = difference;
      const change: Change = {
        ...{ file, path, page: page?.title ?? '', lang },
        field: pathTitle(after, file, path, schemas[file]),
        ...{ before: displayText(old, removed), after: displayText(now, removed) },
        undo: [{ file, path, value: old }],
      };
      for (const id of removed ?? []) owners.set(id, change);
      return { ...change, diff: diffOf(change) };
    });
  });
  // The words of a removed entry are restored with it.
  return changes.filter(({ file, path, after, undo }) => {
    const owner = file.startsWith('locales/') && !after && owners.get(String(path.at(-1)));
    if (owner) owner.undo.push(...undo);
    return !owner;
  });
}

/** A change in a file that has no page in the editor. */
export function changeOfFile(file: string): Change {
  const lang = placeOf(file.replace('reviewed.json', 'common.json'))?.lang;
  const [page, field] = lang
    ? ['Translations', 'Which words were read by a speaker']
    : file.startsWith('content/portraits/')
      ? ['People', `The picture ${file.split('/').at(-1)}`]
      : ['The whole site', 'The licence'];
  return { file, path: [], page, lang, field, undo: [] };
}

function displayText(value: Json, areEntries?: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (areEntries) return idsOf(value)?.map(titleOf).join(', ');
  if (typeof value !== 'object') return String(value);
  const texts = Object.values(value).map((one) => displayText(one));
  return texts.filter(Boolean).join('; ');
}

/** The tokens to compare: placeholders, words with the space before them, single characters. */
const token = /\{\{.*?\}\}|\s*[\p{L}\p{M}\p{N}]+|./gsu;

function diffOf({ before, after }: Change): Change['diff'] {
  if (!before || !after) return undefined;
  const [old = [], now = []] = [before, after].map((text) => text.match(token) ?? []);
  return diffArrays(old, now).map(({ value, added, removed }) => [
    value.join(''),
    added ? 'added' : removed ? 'removed' : 'equal',
  ]);
}

/** A suggested commit message. */
export function messageFor(changes: readonly Change[]): string {
  const [first, ...others] = changes;
  if (first && others.length === 0) return `${first.page}: ${first.field}`;
  return [...new Set(changes.map(({ page }) => page))].join(', ');
}
