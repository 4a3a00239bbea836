import type { Edit, Files, Json } from '../contract.ts';
import { valueAt, withValue } from '../fieldPaths.ts';
import { defaultLanguage, type LanguageCode } from '../site.ts';

export function withEdits(drafts: Files, files: Files, edits: readonly Edit[]): Files {
  const next = { ...drafts };
  for (const { file, path, value } of edits) {
    next[file] = withValue(next[file] ?? files[file], path, value);
  }
  return next;
}

/** The edit for an input. In a list of texts it replaces the whole list: a cleared text stays as an empty string. */
export function editOf({ file, path, value }: Edit, content: Json, lang?: LanguageCode): Edit {
  const step = path.at(-1);
  if (typeof step !== 'number' || !lang) return { file, path, value };
  const texts = [...((valueAt(content, path.slice(0, -1)) ?? []) as Json[])];
  texts[step] = value;
  const filled = Array.from(texts, (text) => text ?? '');
  return { file, path: path.slice(0, -1), value: withoutBlankEnd(filled, lang) };
}

/** In translations, without trailing blank entries, for which the site shows the English; `undefined` if none is left. */
export function withoutBlankEnd(list: Json[], lang?: LanguageCode): Json[] | undefined {
  if (!lang || lang === defaultLanguage) return list;
  const last = list.findLastIndex((entry) => Object.values(Object(entry)).length > 0);
  return last < 0 ? undefined : list.slice(0, last + 1);
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
