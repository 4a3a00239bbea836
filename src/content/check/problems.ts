// What is wrong in a data file, said to somebody who has never seen the code.
import type { z } from 'zod';

export type Problem = { file: string; field: string; wrong: string; fix: string };

/** What a data file holds, before anybody knows what it is. */
export type Json = unknown;
export type Place = readonly (string | number | symbol)[];

export function describeProblem({ file, field, wrong, fix }: Problem): string {
  return [`${file}: ${field}: ${wrong}`, fix].map(oneLine).join('\n');
}

export function valueAt(content: Json, path: Place): Json {
  let value = content;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Record<PropertyKey, Json>)[step];
  }
  return value;
}

/** ["jobs", 3, "category"] → "jobs[3].category" */
export function fieldName(path: Place): string {
  const name = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  return name || 'the whole file';
}

/** The same with the id of the entry, so that nobody has to count: "jobs[3].category (designer)" */
export function fieldIn(content: Json, path: Place): string {
  const entry = path.findLastIndex((step) => typeof step === 'number') + 1;
  const id = entry > 0 && entry < path.length && valueAt(content, [...path.slice(0, entry), 'id']);
  const isOwnId = path.at(-1) === 'id';
  return fieldName(path) + (typeof id === 'string' && id && !isOwnId ? ` (${shorten(id)})` : '');
}

/** What a schema finds wrong with a file, one problem for each field. */
export function problemsOf(file: string, issue: z.core.$ZodIssue, content: Json): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldIn(content, [...issue.path, key]),
      wrong: `is not a field of this file (${shorten(JSON.stringify(key))})`,
      fix: 'Remove it, or correct its spelling.',
    }));
  }
  const value = valueAt(content, issue.path);
  const { wrong, fix } = value === undefined ? missing(issue.path) : faultOf(issue, value);
  const quoted = value === undefined ? '' : ` (${quote(value)})`;
  return [{ file, field: fieldIn(content, issue.path), wrong: `${wrong}${quoted}`, fix }];
}

function missing(path: Place): Fault {
  const parent = fieldName(path.slice(0, -1));
  const where = path.length > 1 ? ` under "${parent}"` : '';
  return { wrong: 'is missing', fix: `Add "${String(path.at(-1))}"${where}.` };
}

export type Fault = { wrong: string; fix: string };

function faultOf(issue: z.core.$ZodIssue, value: Json): Fault {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kindNames[issue.expected] ?? issue.expected;
      return { wrong: `is not ${kind}`, fix: `Write ${kind} there${kindSigns[kind] ?? ''}.` };
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
      if (value === '') return { wrong: 'is empty', fix: 'Write the text.' };
      if (typeof value === 'string') {
        return {
          wrong: `is too short with its ${value.length} characters`,
          fix: `Write ${issue.minimum} characters at least.`,
        };
      }
      if (Array.isArray(value)) return wrongLength(value, issue.minimum, issue.exact);
      return { wrong: 'is too small', fix: `The least is ${issue.minimum}.` };
    case 'too_big':
      if (typeof value === 'string') {
        return {
          wrong: `is too long with its ${value.length} characters`,
          fix: `Shorten it to ${issue.maximum} characters at most.`,
        };
      }
      if (Array.isArray(value)) return wrongLength(value, issue.maximum, issue.exact);
      return { wrong: 'is too large', fix: `The most is ${issue.maximum}.` };
    case 'not_multiple_of':
      return { wrong: 'has too many digits', fix: `Round it to a multiple of ${issue.divisor}.` };
    case 'custom':
      return { wrong: issue.message, fix: String(issue.params?.fix ?? 'Correct it.') };
    default:
      return { wrong: issue.message, fix: 'Correct it.' };
  }
}

function wrongLength(list: Json[], allowed: number | bigint, exact = false): Fault {
  const isShort = list.length < allowed;
  return {
    wrong: `has too ${isShort ? 'few' : 'many'} entries, ${list.length} in all`,
    fix: exact ? `It must have ${allowed}.` : `The ${isShort ? 'least' : 'most'} is ${allowed}.`,
  };
}

const kindNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a pair of numbers',
  object: 'a group of fields',
  record: 'a group of fields',
  boolean: 'true or false',
};

const kindSigns: Record<string, string> = {
  'a text': ', in double quotes',
  'a number': ', without quotes',
  'a whole number': ', without quotes',
  'a list': ', between [ and ]',
  'a pair of numbers': ', between [ and ]',
  'a group of fields': ', between { and }',
};

const formatFaults: Record<string, Fault> = {
  email: { wrong: 'is not an e-mail address', fix: 'Write it like hello@example.com.' },
  date: { wrong: 'is not a date', fix: 'Write it like 2026-01-31.' },
  url: { wrong: 'is not a web address', fix: 'Start it with https:// and a full host name.' },
};

export function quote(value: Json): string {
  return shorten(typeof value === 'number' ? String(value) : JSON.stringify(value));
}

/** Removes line breaks from names and values, so that a message keeps its two lines. */
function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

export function shorten(words: string): string {
  return words.length > 80 ? `${words.slice(0, 77)}…` : words;
}
