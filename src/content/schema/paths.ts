/** The path of a field in a file: ["en", "duties", 3] */
export type Path = readonly (string | number)[];

/** ["en", "duties", 3] → "en.duties[3]" */
export function fieldName(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return steps.join('').replace(/^\./, '') || 'the whole file';
}

export function valueAt(content: unknown, path: Path): unknown {
  let value = content;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return;
    value = Object(value)[step];
  }
  return value;
}

export function textsIn(content: unknown, path: Path = []): [path: Path, text: string][] {
  if (typeof content === 'string') return [[path, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, child]) =>
    textsIn(child, [...path, Array.isArray(content) ? Number(name) : name]),
  );
}
