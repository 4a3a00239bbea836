import type { z } from 'zod';
import { isEmpty } from '#src/content/load/data.ts';
import { fieldName, type Path, valueAt } from '#src/content/schema/paths.ts';
import { formPath } from '#src/form/formPath.ts';

export type Finding = {
  path: Path;
  /** The value to quote; undefined if it would not help. */
  value?: unknown;
  /** The end of a sentence that begins with the name of the field: "is not known". */
  fault: string;
  remedy: string;
};

export type Problem = Finding & { file: string };

/** A problem in two lines: where it is and what is wrong, then how to fix it and where the form has it. */
export function describeProblem(problem: Problem): string {
  const { file, path, value, fault, remedy } = problem;
  const shown = value === undefined ? '' : ` (${quote(value)})`;
  const inForm = formPath(file, path);
  const where = inForm.length > 0 ? ` In the form: ${inForm.join(' → ')}.` : '';
  const what = `${file}: ${locationOf(problem)}: ${fault}${shown}`;
  return `${oneLine(what)}\n${oneLine(remedy + where)}`;
}

/** As GitHub shows it beside the file. */
export function annotate(problem: Problem): string {
  const file = escaped(problem.file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${file}::${escaped(describeProblem(problem))}`;
}

/** Names and values may contain line breaks, which would add lines to the message. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function locationOf({ file, path }: Problem): string {
  if (path.length === 0 && !/\.json$/i.test(file)) return 'the folder';
  return fieldName(path);
}

export function schemaProblems(schema: z.ZodType, content: unknown): Finding[] {
  // Compiling a schema, as Zod does by default, takes longer than using it once.
  const { error } = schema.safeParse(content, { jitless: true, error: messageFor });
  const issues = error?.issues ?? [];
  const findings = issues.flatMap((issue) => issueProblems(issue, content));
  // A web address without https:// and host breaks two rules with the same message.
  const byMessage = new Map(
    findings.map((finding) => [`${fieldName(finding.path)} ${finding.fault}`, finding]),
  );
  return [...byMessage.values()];
}

function issueProblems(issue: z.core.$ZodIssue, content: unknown): Finding[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    const fault = 'is not a field of this file';
    const remedy = 'Remove it, or correct its spelling.';
    return issue.keys.map((key) => ({ path: [...path, key], value: key, fault, remedy }));
  }
  const value = valueAt(content, path);
  const name = path.at(-1);
  const isMissing = value === undefined || isEmpty(value);
  if (issue.code !== 'custom' && name !== undefined && isMissing) {
    const group = path.length > 1 ? ` under "${fieldName(path.slice(0, -1))}"` : '';
    const isItem = typeof name === 'number';
    const isGroup = issue.code === 'invalid_type' && issue.expected === 'object';
    const remedy = isItem
      ? 'Fill it in, or remove it from the list.'
      : `Fill in "${name}"${group}${isGroup ? ', a group of fields' : ''}.`;
    return [{ path, value, fault: 'is not filled in yet', remedy }];
  }
  // Our messages have two lines, see schema/fields.ts.
  const [fault = '', remedy = 'Correct it.'] = issue.message.split('\n');
  return [{ path, value, fault, remedy }];
}

/** The two lines of a message for issues to which the schema gives no message. */
function messageFor(issue: z.core.$ZodRawIssue): string {
  const { length } = Object(issue.input);
  const isNumber = typeof issue.input === 'number';
  const isList = Array.isArray(issue.input);
  switch (issue.code) {
    case 'invalid_type': {
      const [name, delimiters = ''] = typeNames[issue.expected] ?? [issue.expected];
      return `is not ${name}\nWrite ${name}${delimiters}.`;
    }
    case 'invalid_value':
      return `is not known\nUse one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      if (isNumber) return `is too small\nThe minimum is ${issue.minimum}.`;
      if (isList) return `has too few entries: ${length}\nWrite at least ${issue.minimum}.`;
      return `is too short: ${length} characters\nWrite at least ${issue.minimum} characters.`;
    case 'too_big':
      if (isNumber) return `is too large\nThe maximum is ${issue.maximum}.`;
      if (isList) return `has too many entries: ${length}\nKeep at most ${issue.maximum}.`;
      return `is too long: ${length} characters\nShorten it to at most ${issue.maximum} characters.`;
    case 'not_multiple_of':
      return `has too many digits\nRound it to a multiple of ${issue.divisor}.`;
    default:
      return 'has the wrong format';
  }
}

const typeNames: Record<string, [name: string, delimiters?: string]> = {
  string: ['a text', ', in double quotes'],
  number: ['a number', ', without quotes'],
  int: ['a whole number', ', without quotes'],
  array: ['a list', ', between [ and ]'],
  object: ['a group of fields', ', between { and }'],
};

function quote(value: unknown): string {
  return shorten(typeof value === 'number' ? String(value) : JSON.stringify(value));
}

export function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
