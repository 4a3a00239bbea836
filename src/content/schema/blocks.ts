// The types of fields. Messages of our own rules are two lines: what is wrong, and what to do.
import { z } from 'zod';
import { isCountry } from '#src/i18n/formats.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** The values that a text, or each text of a group, may name: "count" for {{count}}. */
    placeholders?: string[];
  }
}

export function text(description: string, longest: number, shortest = 1) {
  return z
    .string()
    .min(shortest)
    .max(longest)
    .refine((value) => value === value.trim(), 'begins or ends with a space\nRemove the space.')
    .describe(description);
}

/** Search results cut longer titles off. */
export const longestTitle = 66;

/** How long a page's title will be: the name of the company is counted as nine letters, other values as six. */
function shownLength(title: string): number {
  const named = title.replaceAll('{{company}}', 'x'.repeat(9));
  const filled = named.replaceAll(/\{\{[^{}]*\}\}/g, 'x'.repeat(6));
  return [...filled].length;
}

/** The title of a page in search results. */
export function pageTitle(description: string) {
  return text(description, 76)
    .refine(
      (title) => title.endsWith('{{company}}'),
      'does not end with the company’s name\nPut {{company}} at its end.',
    )
    .refine(
      (title) => shownLength(title) <= longestTitle,
      `is too long for search results\nShorten it to ${longestTitle} characters at most; the company’s name counts as 9, each other value as 6.`,
    );
}

const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** What somebody or something is called, on one line. */
export function nameText(description: string, longest: number) {
  return text(description, longest)
    .refine(
      (value) => !hidden.test(value),
      'has a line break, a tab or a hidden mark in it\nType it anew, on one line: it was pasted with more than its letters.',
    )
    .refine(
      (value) => value.trim() === '' || /[\p{L}\p{N}]/u.test(value),
      'has no letter and no digit\nWrite the name: its first letters are drawn.',
    );
}

const idPattern = /^[a-z][a-z0-9-]*$/;
const idAdvice =
  'is not written as it must be\nUse small letters, digits and hyphens, like "backend-engineer".';

export function id(description: string) {
  return z.string().max(60).regex(idPattern, idAdvice).meta({ title: 'Short name', description });
}

/** One of the ids that stand in content/jobs.json at this path, from which a form lets one choose. */
export function entryOf(path: string, description: string) {
  return z.string().meta({ description, entryOf: path });
}

export const emailAddress = z
  .email('is not an e-mail address\nWrite it like hello@example.com.')
  .describe('An e-mail address, like hello@example.com');

const secure = {
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not a web address\nStart it with https:// and a full host name.',
};

export const webAddress = z.url(secure).describe('A web address that starts with https://');

export const siteAddress = z
  .url({ ...secure, abort: true })
  .refine(
    (value) => value === new URL(value).origin,
    'has more than a host name\nWrite it like https://www.example.com; a folder below it goes into BASE_PATH.',
  );

export const phoneNumber = z
  .string()
  .refine(
    (value) => /^\+[1-9][\d ]{6,18}\d$/.test(value),
    'is not a phone number\nWrite it with its country code and spaces only, like +91 98765 43210.',
  )
  .describe('A phone number with its country code, like +91 98765 43210');

export const countryCode = z
  .string()
  .refine(
    isCountry,
    'is not the code of a country\nWrite its two capital letters, like IN or DE: https://www.iso.org/obp/ui.',
  )
  .describe('Its two capital letters, like IN or DE; each language has its own name for it');

export const aDay = z.iso.date('is not a date\nWrite it like 2026-01-31.');

/** A list of unique ids, or of entries with unique ids. */
export function unique<Entry extends z.ZodType<string | { id: string }>>(list: z.ZodArray<Entry>) {
  return list.check(({ value, issues }) => {
    const ids = value.map((entry) => (typeof entry === 'string' ? entry : entry.id));
    for (const [index, input] of ids.entries()) {
      if (ids.indexOf(input) === index) continue;
      const path = typeof value[index] === 'string' ? [index] : [index, 'id'];
      const message = 'is used twice\nGive each entry an id of its own, or remove one of the two.';
      issues.push({ code: 'custom', message, input, path });
    }
  });
}

/** Fields of one type that differ only in their descriptions. */
export function describedFields<Name extends string, Field extends z.ZodType>(
  descriptions: Readonly<Record<Name, string>>,
  field: Field,
) {
  const fields = Object.entries<string>(descriptions).map(([name, description]) => [
    name,
    field.describe(description),
  ]);
  return Object.fromEntries(fields) as Record<Name, Field>;
}

/** A group of fields with a description. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** A group of fields with a title in a form. */
export function part<const Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}
