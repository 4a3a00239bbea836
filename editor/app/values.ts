import type { Edit, Files, Json, Path } from '../contract.ts';
import { fieldId, valueAt, withValue } from '../fieldPaths.ts';
import { placeOf } from '../labels.ts';
import { defaultLanguage, type LanguageCode } from '../site.ts';

export { fieldId };

export function withEdits(drafts: Files, files: Files, edits: readonly Edit[]): Files {
  const next = { ...drafts };
  for (const { file, path, value } of edits) {
    next[file] = withValue(next[file] ?? files[file], path, value);
  }
  return next;
}

/**
 * What a text that was typed changes. In a list it is the whole list: what was cleared stays as an empty
 * text in its place, and where another language has nothing after it, the English is shown again.
 */
export function editOf({ file, path, value }: Edit, content: Json, lang?: LanguageCode): Edit {
  const step = path.at(-1);
  if (typeof step !== 'number' || !lang) return { file, path, value };
  const texts = [...((valueAt(content, path.slice(0, -1)) ?? []) as Json[])];
  texts[step] = value;
  const last = lang === defaultLanguage ? texts.length - 1 : texts.findLastIndex(Boolean);
  const kept = Array.from(texts.slice(0, last + 1), (text) => text ?? '');
  return { file, path: path.slice(0, -1), value: kept.length > 0 ? kept : undefined };
}

/** "years_prose" → "years prose" */
export function inWords(name: string): string {
  return name.replaceAll(/[_:]|(?=[A-Z])/g, ' ').toLowerCase();
}

/** What stands for {{years}}: today's number, or what it is called. */
export function shownFor(name: string, values: Record<string, string> = {}): string {
  return values[name] ?? inWords(name);
}

export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** "Data Engineer (m/f)" → "data-engineer-m-f" */
export function idFrom(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '')
    .slice(0, 60);
}

export function linkTo(file: string, path: Path): string {
  return `#/${placeOf(file)?.page.name}/${fieldId(file, path)}`;
}
