// Tables of faults, for tests: what somebody types into one field of a valid file, and what is said of it.

export type Texts = Readonly<Record<string, string>>;

type Fault = { file: string; typed: string; message: string; texts: Texts };

const wholeFile = 'the whole file';

/**
 * Each fault is three lines: the field, by its path, and what is typed there or that it is gone; then, indented, the
 * message, whose first words are the file.
 */
export function faultsIn(table: string, texts: Texts): Fault[] {
  const entries = table.trim().split(/\n(?! )/);
  return entries.map((entry) => {
    const [typed = '', ...message] = entry.split('\n').map((line) => line.trim());
    const [, path = '', value] = /^(.+?) (?:= (.+)|is gone)$/.exec(typed) ?? [];
    const file = message[0]?.split(': ')[0] ?? '';
    const changed = withField(texts, file, path, value === undefined ? value : JSON.parse(value));
    return { file, typed, message: message.join('\n'), texts: changed };
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
