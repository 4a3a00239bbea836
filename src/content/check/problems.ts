// What is wrong in a data file, said to somebody who has never seen the code.
import type { z } from 'zod';

export type Problem = { file: string; field: string; wrong: string; fix: string };

/** What a data file holds, before anybody knows what it is. */
export type Json = unknown;
export type Place = readonly PropertyKey[];

export function describeProblem({ file, field, wrong, fix }: Problem): string {
  // Names and values may have line breaks; a message keeps its two lines.
  const lines = [`${file}: ${field}: ${wrong}`, fix];
  return lines.map((words) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).join('\n');
}

export function valueAt(content: Json, path: Place): Json {
  let value = content;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return;
    value = (value as Record<PropertyKey, Json>)[step];
  }
  return value;
}

/** Every text of a file, each with its path. */
export function textsIn(content: Json, path: Place = []): [path: Place, text: string][] {
  if (typeof content === 'string') return [[path, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, child]) =>
    textsIn(child, [...path, Array.isArray(content) ? Number(name) : name]),
  );
}

/** ["jobs", 3, "category"] → "jobs[3].category" */
export function fieldName(path: Place): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the whole file';
}

/** The same with the id of the entry, so that nobody has to count: "jobs[3].category (designer)" */
export function fieldIn(content: Json, path: Place): string {
  const entry = path.findLastIndex((step) => typeof step === 'number') + 1;
  const id = entry > 0 && entry < path.length && valueAt(content, [...path.slice(0, entry), 'id']);
  const isOwnId = path.at(-1) === 'id';
  return fieldName(path) + (typeof id === 'string' && id && !isOwnId ? ` (${shorten(id)})` : '');
}

export function issuesIn(schema: z.ZodType, content: Json): z.core.$ZodIssue[] {
  // Zod would compile each schema first, which takes longer than using it once.
  const issues = schema.safeParse(content, { jitless: true }).error?.issues ?? [];
  // Two rules refuse a web address without https:// and without a host; that is one problem.
  const named = new Map(issues.map((issue) => [`${issue.code} ${fieldName(issue.path)}`, issue]));
  return [...named.values()];
}

/** What a schema finds wrong with a file, one problem for each field. */
export function problemsOf(file: string, issue: z.core.$ZodIssue, content: Json): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldIn(content, [...issue.path, key]),
      wrong: `is not a field of this file (${quote(key)})`,
      fix: 'Remove it, or correct its spelling.',
    }));
  }
  const field = fieldIn(content, issue.path);
  const value = valueAt(content, issue.path);
  if (value === undefined) {
    const where = issue.path.length > 1 ? ` under "${fieldName(issue.path.slice(0, -1))}"` : '';
    const fix = `Add "${String(issue.path.at(-1))}"${where}.`;
    return [{ file, field, wrong: 'is missing', fix }];
  }
  const { wrong, fix } = faultOf(issue, value);
  return [{ file, field, wrong: `${wrong} (${quote(value)})`, fix }];
}

type Fault = Pick<Problem, 'wrong' | 'fix'>;

function faultOf(issue: z.core.$ZodIssue, value: Json): Fault {
  switch (issue.code) {
    case 'invalid_type': {
      const [kind, signs = ''] = kinds[issue.expected] ?? [issue.expected];
      return { wrong: `is not ${kind}`, fix: `Write ${kind} there${signs}.` };
    }
    case 'invalid_value':
      return {
        wrong: 'is not known',
        fix: `Use one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_format':
      return (
        formatFaults[issue.format] ?? { wrong: 'is not written as it must be', fix: issue.message }
      );
    case 'too_small':
      return value === ''
        ? { wrong: 'is empty', fix: 'Write the text.' }
        : wrongSize(value, true, issue.minimum, issue.exact);
    case 'too_big':
      return wrongSize(value, false, issue.maximum, issue.exact);
    case 'not_multiple_of':
      return { wrong: 'has too many digits', fix: `Round it to a multiple of ${issue.divisor}.` };
    default: {
      const { fix = 'Correct it.' } = issue.code === 'custom' ? (issue.params ?? {}) : {};
      return { wrong: issue.message, fix: String(fix) };
    }
  }
}

function wrongSize(value: Json, isSmall: boolean, limit: number | bigint, exact = false): Fault {
  if (typeof value === 'string') {
    return {
      wrong: `is too ${isSmall ? 'short' : 'long'} with its ${value.length} characters`,
      fix: isSmall
        ? `Write ${limit} characters at least.`
        : `Shorten it to ${limit} characters at most.`,
    };
  }
  const fix = exact ? `It must have ${limit}.` : `The ${isSmall ? 'least' : 'most'} is ${limit}.`;
  if (!Array.isArray(value)) return { wrong: `is too ${isSmall ? 'small' : 'large'}`, fix };
  return { wrong: `has too ${isSmall ? 'few' : 'many'} entries, ${value.length} in all`, fix };
}

const kinds: Record<string, [kind: string, signs?: string]> = {
  string: ['a text', ', in double quotes'],
  number: ['a number', ', without quotes'],
  int: ['a whole number', ', without quotes'],
  array: ['a list', ', between [ and ]'],
  tuple: ['a pair of numbers', ', between [ and ]'],
  object: ['a group of fields', ', between { and }'],
  record: ['a group of fields', ', between { and }'],
};

const formatFaults: Record<string, Fault> = {
  email: { wrong: 'is not an e-mail address', fix: 'Write it like hello@example.com.' },
  date: { wrong: 'is not a date', fix: 'Write it like 2026-01-31.' },
  url: { wrong: 'is not a web address', fix: 'Start it with https:// and a full host name.' },
};

export function quote(value: Json): string {
  return shorten(typeof value === 'number' ? String(value) : JSON.stringify(value));
}

export function shorten(words: string): string {
  return words.length > 80 ? `${words.slice(0, 77)}…` : words;
}
