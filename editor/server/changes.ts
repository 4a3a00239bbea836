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
  const gone = new Map<string, Change>();
  const changes = editorPages.flatMap(filesOf).flatMap((file) => {
    const { page, lang } = placeOf(file) ?? {};
    return differences(before[file], after[file]).map((difference): Change => {
      const { path, before: old, after: now, isOfList } = difference;
      const field = pathTitle(path, schemas[file], after[file]);
      const sides = { before: said(old, isOfList), after: said(now, isOfList) };
      const back = [{ file, path, value: old }];
      const change = { file, path, page: page?.title ?? '', lang, field, ...sides, back };
      if (isOfList) {
        const left = idsOf(now as Json[]);
        for (const id of idsOf(old as Json[]) ?? []) if (!left?.includes(id)) gone.set(id, change);
      }
      return sides.before && sides.after
        ? { ...change, words: wordsOf(sides.before, sides.after, lang) }
        : change;
    });
  });
  // The words of an entry went with it, and come back with it.
  return changes.filter(({ file, path, after, back }) => {
    const entry = file.startsWith('locales/') && !after && gone.get(String(path.at(-1)));
    if (entry) entry.back.push(...back);
    return !entry;
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

function said(value: Json, areEntries = false): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (areEntries)
    return idsOf(value as Json[])
      ?.map(titleOf)
      .join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .map((one) => said(one))
    .filter(Boolean)
    .join('; ');
}

function wordsOf(before: string, after: string, lang = 'en'): Change['words'] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const [old, now] = [before, after].map((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment),
  );
  return diffArrays(old ?? [], now ?? []).map(({ value, added, removed }) => [
    value.join(''),
    added ? 'new' : removed ? 'gone' : 'same',
  ]);
}

/** What to write beside the changes in git, for somebody to edit. */
export function messageFor(changes: readonly Change[]): string {
  const [first, ...others] = changes;
  if (!first) return '';
  if (others.length === 0) return `${first.page}: ${first.field}`;
  const pages = [...new Set(changes.map(({ page }) => page))];
  const lines = changes.map(
    ({ page, lang, field }) => `- ${[page, lang].filter(Boolean).join(', ')}: ${field}`,
  );
  return `Edit ${pages.join(', ')}\n\n${lines.join('\n')}`;
}
