// Tables of problems, for tests: what is typed into one field of a valid file, and the message expected for it.

import type { Texts } from '#src/content/check/problems.ts';

type Row = { file: string; typed: string; message: RegExp; texts: Texts };

const wholeFile = 'the whole file';

/**
 * Each row is two lines: the field, by its path, and the value typed there, or "is gone"; then, indented, the message,
 * which also tells which file is edited: it begins with the file's name. A third line is the exact advice; without it
 * any advice will do that is more than "Correct it."
 */
export function parseProblemTable(table: string, texts: Texts): Row[] {
  const rows = table.trim().split(/\n(?! )/);
  return rows.map((row) => {
    const [typed = '', wrong = '', advice] = row.split('\n').map((line) => line.trim());
    const [, path = '', value] = /^(.+?) (?:= (.+)|is gone)$/.exec(typed) ?? [];
    const [file = ''] = wrong.split(': ');
    const changed = withField(texts, file, path, value === undefined ? value : JSON.parse(value));
    const fix = advice ? RegExp.escape(advice) : '(?!Correct it)[A-Z].+\\.';
    const message = new RegExp(`^${RegExp.escape(wrong)}\n${fix}$`);
    return { file, typed, message, texts: changed };
  });
}

/** The files with one field of one of them set to `value`, or removed where there is none. */
export function withField(texts: Texts, file: string, path: string, value?: unknown): Texts {
  if (path === wholeFile) {
    const { [file]: _, ...others } = texts;
    return value === undefined ? others : { ...others, [file]: JSON.stringify(value) };
  }
  const content = JSON.parse(texts[file] ?? '');
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  const parent = steps.reduce((part, step) => part[step], content);
  // Setting `__proto__` by assignment would add no field.
  if (value === undefined) delete parent[name];
  else Object.defineProperty(parent, name, { value, enumerable: true, configurable: true });
  return { ...texts, [file]: JSON.stringify(content) };
}
