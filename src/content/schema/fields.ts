// The types of fields. Each error message has two lines: what is wrong, and how to write it. Whatever a limit, a pattern or a
// choice can say is said so, because the form (src/pages/admin) is made from these as well.
import { z } from 'zod';
import { countries } from './countries.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Placeholders that a text, or each text of a group, may use: "count" for {{count}}. */
    placeholders?: string[];
    severalLines?: boolean;
    decimals?: number;
    advice?: string;
    entryOf?: string;
    choices?: Readonly<Record<string, string>>;
  }
}

/** A text that matches a pattern; `advice` says how to write it, with an example. */
export function matching(regex: RegExp, fault: string, advice: string) {
  return z.string().regex(regex, `${fault}\n${advice}`).meta({ advice });
}

/** Words: an accent or a joiner alone would be a title that nobody sees. */
export function text(description: string, longest: number, shortest = 1) {
  return matching(
    /[\p{L}\p{N}]/u,
    'has no letter and no digit',
    'Write at least one letter or digit.',
  )
    .min(shortest)
    .max(longest)
    .describe(description);
}

export function choice<const Value extends string>(
  names: Readonly<Record<Value, string>>,
  advice?: string,
) {
  const error = advice && `is not known\n${advice}`;
  return z.enum(Object.keys(names) as Value[], error).meta({ choices: names });
}

/** Search results truncate longer titles. */
export const longestTitle = 66;

/** The title of a page in search results; {{company}} is two letters longer than an average name. */
export function pageTitle(description: string) {
  return matching(
    /\{\{company\}\}$/,
    'does not end with the company’s name',
    'Put {{company}} at the end, like "Our story — {{company}}".',
  )
    .max(longestTitle + 2)
    .describe(description);
}

/** An opening with the name "index" would take the place of the list of openings, and "404" that of the page not found. */
export const id = matching(
  /^(?!(?:index|404)$)[a-z0-9][a-z0-9-]*$/,
  'has the wrong format',
  'Small letters, digits and hyphens, like "mumbai", but not "index" or "404".',
).max(60);

export function entryOf(kind: string, description: string) {
  return z.string().meta({ entryOf: kind }).describe(description);
}

/** In any script, such as उदाहरण.भारत, or in the letters that browsers make of it: xn--p1b6ci4b4b3a.xn--h2brj9c. */
const host =
  /([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(\p{L}[\p{L}\p{M}]+|xn--[A-Za-z\d-]+)/u;

export const emailAddress = matching(
  new RegExp(`^[\\w'+-]+(\\.[\\w'+-]+)*@${host.source}$`, 'u'),
  'is not an e-mail address',
  'Write it like hello@example.com.',
).describe('An e-mail address, like hello@example.com');

const origin = `https://${host.source}(:[1-5]?\\d{1,4})?`;

export const webAddress = matching(
  new RegExp(`^${origin}([/?#]\\S*)?$`, 'u'),
  'is not a web address',
  'Start it with https:// and a full host name, like https://www.example.com/page.',
)
  .refine(URL.canParse, 'is not a web address\nCopy it from the address bar of a browser.')
  .describe('A web address that starts with https://');

export const service = {
  name: text('The name of the service, the same in every language', 40),
  address: webAddress,
};

export const siteAddress = matching(
  new RegExp(`^${origin}/?$`, 'u'),
  'is not the address of a site',
  'Write it like https://www.example.com; a folder belongs in BASE_PATH.',
).refine(URL.canParse, 'is not a web address\nCopy it from the address bar of a browser.');

export const phoneNumber = matching(
  /^\+[1-9][\d ]{6,18}\d$/,
  'is not a phone number',
  'Write it with its country code, digits and spaces only, like +91 98765 43210.',
).describe('A phone number with its country code, like +91 98765 43210');

export const countryCode = choice(
  countries,
  'Use its code of two capital letters, like IN for India.',
).describe('Its name is shown in the language of the page');

export const timeZone = matching(
  /^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/,
  'is not a time zone',
  'Write its IANA name, like Asia/Kolkata: https://en.wikipedia.org/wiki/List_of_tz_database_time_zones.',
)
  .refine(isKnownTimeZone, 'is not a known time zone\nWrite its IANA name, like Asia/Kolkata.')
  .describe(
    'Continent and city, like Asia/Kolkata; the offset from UTC is shown beside the phone number',
  );

function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

export const isoDate = z.iso.date('is not a date\nWrite it like 2026-01-31.');

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

/** For a rule about several fields. Without it, Zod leaves the rule out while another field has a mistake. */
export const alwaysChecked = {
  when: ({ value }: z.core.ParsePayload) => Boolean(value),
};

export function uniqueList<Item extends z.ZodType>(item: Item) {
  return z.array(item).superRefine((list, context) => {
    const texts = list.map((value) => JSON.stringify(value));
    const double = texts.find((text, at) => texts.indexOf(text) < at);
    if (double === undefined) return;
    const message = `has the same twice: ${double}\nRemove one of them.`;
    context.addIssue({ code: 'custom', message });
  });
}

export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

export function titledGroup<const Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}
