// The problems of a data file, in messages for somebody who has never seen the code.
import { findNodeAtLocation, type JSONPath, type ParseError, parseTree } from 'jsonc-parser';
import type { z } from 'zod';

export type Problem = { file: string; path: Path; field: string; wrong: string; fix: string };

/** The texts of data files by their path from the project's root; null for one that cannot be read. */
export type Texts = Readonly<Record<string, string | null>>;

/** The parsed content of a data file, not yet validated. */
export type Json = unknown;
export type Path = readonly PropertyKey[];
/** A problem within a file, at the path of its field. */
export type Finding = readonly [path: Path, wrong: string, fix: string];

export function describeProblem({ file, field, wrong, fix }: Problem): string {
  // Names and values may have line breaks; a message keeps its two lines.
  const lines = [`${file}: ${field}: ${wrong}`, fix];
  return lines.map((line) => line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).join('\n');
}

/** The same for GitHub, which shows it in a pull request, beside the line of the field in the file's `text`. */
export function annotate({ file, path, field, wrong, fix }: Problem, text: string): string {
  const escaped = (part: string) =>
    part.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const place = escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${place},line=${lineOf(text, path)}::${escaped(`${field}: ${wrong}\n${fix}`)}`;
}

/** The line of a field, or of what it would be in; where the JSON is broken, the line where it breaks. */
function lineOf(text: string, path: Path): number {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const steps = path.map((_, at) => path.slice(0, at + 1) as JSONPath);
  const places = steps.map((step) => root && findNodeAtLocation(root, step));
  const place = places.findLast((node) => node !== undefined);
  // A value may stand below its name.
  const start = place?.parent?.type === 'property' ? place.parent : place;
  const offset = errors[0]?.offset ?? start?.offset ?? 0;
  return text.slice(0, offset).split('\n').length;
}

export function toProblems(file: string, content: Json, found: readonly Finding[]): Problem[] {
  return found.map(([path, wrong, fix]) => {
    return { file, path, field: fieldIn(content, path), wrong, fix };
  });
}

export function valueAt(content: Json, path: Path): Json {
  let value = content;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return;
    value = (value as Record<PropertyKey, Json>)[step];
  }
  return value;
}

export function textsIn(content: Json, path: Path = []): [path: Path, text: string][] {
  if (typeof content === 'string') return [[path, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, child]) =>
    textsIn(child, [...path, Array.isArray(content) ? Number(name) : name]),
  );
}

/** ["jobs", 3, "category"] → "jobs[3].category" */
export function fieldName(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the whole file';
}

/** The same with the id of the entry, so that nobody has to count: "jobs[3].category (designer)" */
function fieldIn(content: Json, path: Path): string {
  const entry = path.findLastIndex((step) => typeof step === 'number') + 1;
  const id = entry > 0 && entry < path.length && valueAt(content, [...path.slice(0, entry), 'id']);
  const isOwnId = path.at(-1) === 'id';
  return fieldName(path) + (typeof id === 'string' && id && !isOwnId ? ` (${shorten(id)})` : '');
}

/** `written` is the content with its empty fields, where it has any. */
export function schemaProblems(schema: z.ZodType, content: Json, written = content): Finding[] {
  // Zod would compile each schema first, which takes longer than using it once.
  const { error } = schema.safeParse(content, { jitless: true, error: advice });
  const findings = error?.issues.flatMap((issue) => issueProblems(issue, content, written)) ?? [];
  // Two rules refuse a web address without https:// and without a host; that is one problem.
  const unique = new Map(findings.map((one) => [`${fieldName(one[0])} ${one[1]}`, one]));
  return [...unique.values()];
}

function issueProblems(issue: z.core.$ZodIssue, content: Json, written: Json): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const wrong = `is not a field of this file (${quote(key)})`;
      return [[...path, key], wrong, 'Remove it, or correct its spelling.'];
    });
  }
  const value = valueAt(content, path);
  const empty = valueAt(written, path);
  if (value === undefined && empty !== undefined) {
    return [[path, `is empty (${quote(empty)})`, 'Write it there.']];
  }
  if (value === undefined) {
    const where = path.length > 1 ? ` under "${fieldName(path.slice(0, -1))}"` : '';
    return [[path, 'is missing', `Add "${String(path.at(-1))}"${where}.`]];
  }
  const [wrong = '', fix = 'Correct it.'] = issue.message.split('\n');
  return [[path, `${wrong} (${quote(value)})`, fix]];
}

/** What is wrong and what to do, on two lines, for issues without a message of the schema's own. */
function advice(issue: z.core.$ZodRawIssue): string {
  const { length } = Object(issue.input);
  const units = typeof issue.input === 'string' ? 'characters' : 'entries';
  switch (issue.code) {
    case 'invalid_type': {
      const [kind, delimiters = ''] = kinds[issue.expected] ?? [issue.expected];
      return `is not ${kind}\nWrite ${kind} there${delimiters}.`;
    }
    case 'invalid_value':
      return `is not known\nUse one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      if (issue.input === '') return 'is empty\nWrite the text.';
      if (typeof issue.input === 'number') return `is too small\nThe least is ${issue.minimum}.`;
      return `is too short with its ${length} ${units}\nWrite ${issue.minimum} ${units} at least.`;
    case 'too_big':
      if (typeof issue.input === 'number') return `is too large\nThe most is ${issue.maximum}.`;
      return `is too long with its ${length} ${units}\nShorten it to ${issue.maximum} ${units} at most.`;
    case 'not_multiple_of':
      return `has too many digits\nRound it to a multiple of ${issue.divisor}.`;
    default:
      return 'is not written as it must be';
  }
}

const kinds: Record<string, [kind: string, delimiters?: string]> = {
  string: ['a text', ', in double quotes'],
  number: ['a number', ', without quotes'],
  int: ['a whole number', ', without quotes'],
  array: ['a list', ', between [ and ]'],
  tuple: ['a pair of numbers', ', between [ and ]'],
  object: ['a group of fields', ', between { and }'],
  record: ['a group of fields', ', between { and }'],
};

export function quote(value: Json): string {
  return shorten(typeof value === 'number' ? String(value) : JSON.stringify(value));
}

export function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
