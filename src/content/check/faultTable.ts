// Tables of faults, for tests: what somebody types into one field of a valid file, and what is said of it.
import { escaped } from '#src/i18n/letters.ts';
import type { Texts } from './problems.ts';

type Fault = { file: string; typed: string; message: RegExp; texts: Texts };

const wholeFile = 'the whole file';

/**
 * Each fault is two lines: the field, by its path, and what is typed there or that it is gone; then, indented, what is
 * said to be wrong, whose first words are the file. Where advice depends on the fault it is a third one; some that is
 * more than "Correct it." follows every fault.
 */
export function faultsIn(table: string, texts: Texts): Fault[] {
  const entries = table.trim().split(/\n(?! )/);
  return entries.map((entry) => {
    const [typed = '', wrong = '', advice] = entry.split('\n').map((line) => line.trim());
    const [, path = '', value] = /^(.+?) (?:= (.+)|is gone)$/.exec(typed) ?? [];
    const [file = ''] = wrong.split(': ');
    const changed = withField(texts, file, path, value === undefined ? value : JSON.parse(value));
    const message = `^${escaped(wrong)}\n${advice ? escaped(advice) : '(?!Correct it)[A-Z].+\\.'}$`;
    return { file, typed, message: new RegExp(message), texts: changed };
  });
}

/** The files with another value in one field of one of them; without the field where there is none. */
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
