import type { Texts } from '#src/content/check/problems.ts';

/** The files with one field of one of them set to `value`, or removed where there is none: "people[0].name". */
export function withField(texts: Texts, file: string, field: string, value?: unknown): Texts {
  const content = JSON.parse(texts[file] ?? '');
  const steps = field.replaceAll('[', '.').replaceAll(']', '').split('.');
  const name = steps.pop() ?? '';
  const parent = steps.reduce((part, step) => part[step], content);
  parent[name] = value;
  return { ...texts, [file]: JSON.stringify(content) };
}
