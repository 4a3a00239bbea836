// The problems of a data file, in messages for somebody who has never seen the code.
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { z } from 'zod';

/** The texts of data files by their path from the project's root; null for one that cannot be read. */
export type Texts = Readonly<Record<string, string | null>>;

/** The parsed content of a data file, not yet validated. */
export type Json = unknown;
/** Where a field is: ["jobs", 3, "category"] */
export type Path = readonly (string | number)[];
/** A place in a file that is no JSON. */
type Place = { line: number; column: number };

/** A problem within a file. */
export type Finding = {
  path: Path;
  place?: Place;
  /** What stands there; undefined where that says nothing. */
  value?: Json;
  /** Goes on from the name of the field: "is not known". */
  wrong: string;
  /** What to do, in one sentence or two. */
  fix: string;
};

/** `entry` is the id of the entry of a list that it is in. */
export type Problem = Finding & { file: string; entry?: string };

/** A problem in two lines: where and what is wrong, and what to do. */
export function describeProblem(problem: Problem): string {
  return `${oneLine(problem.file)}: ${fieldAndFix(problem)}`;
}

/** The same for GitHub, which shows it in a pull request, beside the line of the field in the file's `text`. */
export function annotate(problem: Problem, text: string): string {
  const { file, path, place } = problem;
  const escapedFile = escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const line = place?.line ?? lineOf(text, path);
  return `::error file=${escapedFile},line=${line}::${escaped(fieldAndFix(problem))}`;
}

function fieldAndFix(problem: Problem): string {
  const { value, wrong, fix } = problem;
  const shown = value === undefined ? '' : ` (${quote(value)})`;
  return `${oneLine(`${whereIn(problem)}: ${wrong}${shown}`)}\n${oneLine(fix)}`;
}

/** Names and values may have line breaks; a message keeps its two lines. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** As GitHub's commands want it. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** With the id of the entry, so that nobody has to count: "jobs[3].category (designer)" */
function whereIn({ file, path, place, entry }: Problem): string {
  if (place) return `line ${place.line}, column ${place.column}`;
  if (path.length === 0 && !file.endsWith('.json')) return 'the folder';
  return entry === undefined ? fieldName(path) : `${fieldName(path)} (${shorten(entry)})`;
}

/** ["jobs", 3, "category"] → "jobs[3].category" */
export function fieldName(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return steps.join('').replace(/^\./, '') || 'the whole file';
}

/** The line of a field, or of what it would be in. */
function lineOf(text: string, path: Path): number {
  const root = parseTree(text);
  const steps = path.map((_, at) => path.slice(0, at + 1));
  const nodes = steps.map((step) => root && findNodeAtLocation(root, [...step]));
  const node = nodes.findLast((found) => found !== undefined);
  // A value may stand below its name.
  const start = node?.parent?.type === 'property' ? node.parent : node;
  return text.slice(0, start?.offset ?? 0).split('\n').length;
}

export function toProblems(file: string, content: Json, found: readonly Finding[]): Problem[] {
  return found.map((finding) => ({ ...finding, file, entry: entryAt(content, finding.path) }));
}

/** The id of the innermost entry around a field, unless the field is the id itself. */
function entryAt(content: Json, path: Path): string | undefined {
  const end = path.findLastIndex((step) => typeof step === 'number') + 1;
  const isInEntry = end > 0 && end < path.length;
  if (!isInEntry || path.at(-1) === 'id') return undefined;
  const id = valueAt(content, [...path.slice(0, end), 'id']);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

export function valueAt(content: Json, path: Path): Json {
  let value = content;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return;
    value = Object(value)[step];
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

/** `written` is the content with its empty fields, where it has any. */
export function schemaProblems(schema: z.ZodType, content: Json, written = content): Finding[] {
  // Zod would compile each schema first, which takes longer than using it once.
  const { error } = schema.safeParse(content, { jitless: true, error: advice });
  const findings = error?.issues.flatMap((issue) => issueProblems(issue, content, written)) ?? [];
  // Two rules refuse a web address without https:// and without a host; that is one problem.
  const unique = new Map(findings.map((one) => [`${fieldName(one.path)} ${one.wrong}`, one]));
  return [...unique.values()];
}

function issueProblems(issue: z.core.$ZodIssue, content: Json, written: Json): Finding[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    const wrong = 'is not a field of this file';
    const fix = 'Remove it, or correct its spelling.';
    return issue.keys.map((key) => ({ path: [...path, key], value: key, wrong, fix }));
  }
  const value = valueAt(content, path);
  const empty = valueAt(written, path);
  if (value === undefined && empty !== undefined) {
    return [{ path, value: empty, wrong: 'is empty', fix: 'Write it there.' }];
  }
  if (value === undefined) {
    const group = path.length > 1 ? ` under "${fieldName(path.slice(0, -1))}"` : '';
    return [{ path, wrong: 'is missing', fix: `Add "${path.at(-1)}"${group}.` }];
  }
  // Zod's messages are texts: ours have two lines, see schema/blocks.ts.
  const [wrong = '', fix = 'Correct it.'] = issue.message.split('\n');
  return [{ path, value, wrong, fix }];
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
