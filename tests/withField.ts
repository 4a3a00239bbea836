/** The files with one field of one of them set to `value`, or removed where there is none: "people[0].name". */
export function withField<Text extends string | null>(
  sources: Readonly<Record<string, Text>>,
  file: string,
  field: string,
  value?: unknown,
): Readonly<Record<string, Text | string>> {
  const content = JSON.parse(sources[file] ?? '');
  const steps = field.replaceAll('[', '.').replaceAll(']', '').split('.');
  const name = steps.pop() ?? '';
  const parent = steps.reduce((part, step) => part[step], content);
  parent[name] = value;
  return { ...sources, [file]: JSON.stringify(content) };
}
