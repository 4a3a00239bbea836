// The types of fields. Each error message has two lines: what is wrong, and how to fix it.
import { z } from 'zod';
import { isCountry } from '#src/i18n/formats.ts';
import { placeholderPattern } from '#src/i18n/translate.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Placeholders that a text, or each text of a group, may use: "count" for {{count}}. */
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

/** Search results truncate longer titles. */
export const longestTitle = 66;

/** The approximate length of a title with its values: nine characters for the company's name, six for any other. */
function shownLength(title: string): number {
  const withCompany = title.replaceAll('{{company}}', 'x'.repeat(9));
  const withValues = withCompany.replaceAll(placeholderPattern, 'x'.repeat(6));
  return [...withValues].length;
}

/** The title of a page in search results. */
export function pageTitle(description: string) {
  return text(description, 76)
    .refine(
      (title) => title.endsWith('{{company}}'),
      'does not end with the company’s name\nPut {{company}} at the end.',
    )
    .refine(
      (title) => shownLength(title) <= longestTitle,
      `is too long for search results\nShorten it to ${longestTitle} characters or fewer; the company’s name counts as 9, any other placeholder as 6.`,
    );
}

const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A name, on one line. */
export function nameText(description: string, longest: number) {
  return text(description, longest)
    .refine(
      (value) => !invisible.test(value),
      'contains a line break, a tab or an invisible character\nType it again on one line instead of pasting it.',
    )
    .refine(
      (value) => value.trim() === '' || /[\p{L}\p{N}]/u.test(value),
      'has no letters or digits\nWrite a name that has some.',
    );
}

const idPattern = /^[a-z][a-z0-9-]*$/;
const idAdvice =
  'has the wrong format\nUse lowercase letters, digits and hyphens, like "backend-engineer".';

export function id(description: string) {
  return z.string().max(60).regex(idPattern, idAdvice).meta({ title: 'Short name', description });
}

/** An id from content/jobs.json; `path` is where the CMS finds the ids to choose from. */
export function entryOf(path: string, description: string) {
  return z.string().meta({ description, entryOf: path });
}

export const emailAddress = z
  .email('is not an e-mail address\nWrite it like hello@example.com.')
  .describe('An e-mail address, like hello@example.com');

const httpsOptions = {
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not a web address\nStart it with https:// and a full host name.',
};

export const webAddress = z.url(httpsOptions).describe('A web address that starts with https://');

export const siteAddress = z
  .url({ ...httpsOptions, abort: true })
  .refine(
    (value) => value === new URL(value).origin,
    'has more than a host name\nWrite it like https://www.example.com; a folder belongs in BASE_PATH.',
  );

export const phoneNumber = z
  .string()
  .refine(
    (value) => /^\+[1-9][\d ]{6,18}\d$/.test(value),
    'is not a phone number\nWrite it with its country code, digits and spaces only, like +91 98765 43210.',
  )
  .describe('A phone number with its country code, like +91 98765 43210');

export const countryCode = z
  .string()
  .refine(
    isCountry,
    'is not a country code\nWrite its two capital letters, like IN or DE: https://www.iso.org/obp/ui.',
  )
  .describe('Two capital letters, like IN or DE; the name is shown in the language of the page');

export const isoDate = z.iso.date('is not a date\nWrite it like 2026-01-31.');

/** A list of unique ids, or of entries with unique ids. */
export function unique<List extends z.ZodArray>(list: List): List {
  return list.check(({ value, issues }) => {
    const ids = idsOf(value);
    for (const [index, input] of ids.entries()) {
      if (ids.indexOf(input) === index) continue;
      const path = input === value[index] ? [index] : [index, 'id'];
      const message = 'is used twice\nGive each entry its own id, or remove one of the two.';
      issues.push({ code: 'custom', message, input, path });
    }
  });
}

/** The ids in a list of ids, or of entries with ids. */
export function idsOf(list: readonly unknown[]): unknown[] {
  return list.map((entry) => (typeof entry === 'string' ? entry : Object(entry).id));
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

/** A group of fields with a title in the CMS. */
export function titledGroup<const Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}
