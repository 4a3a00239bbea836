import { z } from 'zod';
import { isCountry, pluralCategories } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

/** A plain word or text: never empty, never with stray space around it, never longer than it may be. */
export function text(description: string, longest: number, shortest = 1) {
  return z
    .string()
    .min(shortest)
    .max(longest)
    .refine((value) => value === value.trim(), {
      error: 'begins or ends with a space',
      params: { fix: 'Remove the space.' },
    })
    .describe(description);
}

export const idPattern = /^[a-z][a-z0-9-]*$/;

/** What an entry is called in other files and in addresses. */
export function id(description: string) {
  return z
    .string()
    .max(60)
    .regex(idPattern, 'Use small letters, digits and hyphens, like "backend-engineer".')
    .describe(description);
}

/** What pages call their own parts, and what an address after its # says besides. */
const namesOfParts = [
  ...['all', 'chosen', 'main', 'menu', 'languages', 'newsletter-email', 'newsletter-hint'],
  ...['footer-contact', 'footer-newsletter', 'footer-quick', 'footer-social'],
  ...[
    'hero',
    'hero-card',
    'dna',
    'impact-zones',
    'operating-principles',
    'show-dont-sell',
    'stats',
  ],
  ...[
    'what-we-have-built',
    'whats-next',
    'who-we-are',
    'join-us',
    'openings',
    'culture',
    'benefits',
  ],
  ...['opening', 'work', 'apply', 'others', 'beginnings', 'timeline', 'leads', 'crowd', 'leaders'],
  ...['letter', 'letter-hint', 'profile', 'not-found', 'cloth', 'end', 'leaning', 'satin', 'twill'],
];
const endsOfParts = /^(cloth|face)-|-(heading|half|quarter|piece)$/;

/** The id of an entry that pages show under it, as in /careers#design. */
export function idOnPage(description: string) {
  return id(description).refine((name) => !namesOfParts.includes(name) && !endsOfParts.test(name), {
    error: 'is what a page calls one of its own parts',
    params: { fix: 'Give the entry another id, and its words in every language the same.' },
  });
}

/** The id of an entry in another list of the same file, from which the editor lets one choose. */
export function entryOf(list: string, description: string) {
  return z.string().meta({ description, entryOf: list });
}

export const emailAddress = z.email().describe('An e-mail address, like hello@example.com');

export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .describe('A web address that starts with https://');

export const siteAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
  .refine((value) => value === new URL(value).origin, {
    error: 'has more than a host name',
    params: {
      fix: 'Write it like https://www.example.com; a folder below it goes into BASE_PATH.',
    },
  });

export const phoneNumber = z
  .string()
  .refine((value) => /^\+[1-9][\d ]{6,18}\d$/.test(value), {
    error: 'is not a phone number',
    params: { fix: 'Write it with its country code and spaces only, like +91 98765 43210.' },
  })
  .describe('A phone number with its country code, like +91 98765 43210');

export const countryCode = z
  .string()
  .refine(isCountry, {
    error: 'is not the code of a country',
    params: { fix: 'Write its two capital letters, like IN or DE: https://www.iso.org/obp/ui.' },
  })
  .describe('The two capital letters of ISO 3166; the name comes from each language itself');

/** A list whose entries are told apart by `id`. */
export function withUniqueIds<Entry extends z.ZodType<{ id: string }>>(list: z.ZodArray<Entry>) {
  return list.check(({ value, issues }) => {
    for (const { input, index } of repeatedIn(value.map(({ id }) => id))) {
      const params = { fix: 'Give every entry an id of its own.' };
      issues.push({ ...usedTwice, input, path: [index, 'id'], params });
    }
  });
}

/** A list of ids and nothing else: what is true of each is said in its words. */
export function uniqueIds(description: string) {
  return z
    .array(id('A name that visitors never see, like "part-time"'))
    .min(1)
    .check(({ value, issues }) => {
      for (const { input, index } of repeatedIn(value)) {
        const params = { fix: 'Remove one of the two.' };
        issues.push({ ...usedTwice, input, path: [index], params });
      }
    })
    .describe(description);
}

const usedTwice = { code: 'custom', message: 'is used twice' } as const;

function repeatedIn(ids: readonly string[]): { input: string; index: number }[] {
  return ids
    .map((input, index) => ({ input, index }))
    .filter(({ input, index }) => ids.indexOf(input) < index);
}

/** Words keyed by the ids of a facts file: one entry for each id and none besides. */
export function keyedBy<const Id extends string, Words extends z.ZodType>(
  ids: readonly Id[],
  words: Words,
) {
  return z.record(z.enum(ids), words);
}

/** The plural forms the language asks for: `jobs_one`, `jobs_few` … for each of the names. */
export function plurals(lang: LanguageCode, names: readonly string[], longest = 120) {
  const forms = names.flatMap((name) =>
    pluralCategories(lang).map((category) => [
      `${name}_${category}`,
      text(`Said of {{count}}; ${category} in the plural rules of "${lang}"`, longest),
    ]),
  );
  return z.strictObject(Object.fromEntries(forms) as Record<string, z.ZodString>);
}

export const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** What a schema of words needs to know of the facts: the ids its records are keyed by. */
export type WordsContext = {
  lang: LanguageCode;
  categories: readonly string[];
  jobs: readonly string[];
  jobPlaces: readonly string[];
  jobTypes: readonly string[];
  people: readonly string[];
  places: readonly string[];
  cities: readonly string[];
  /** The city of the office, whose name is inflected. */
  officeCity: readonly string[];
  regions: readonly string[];
  projects: readonly string[];
};

export const meta = z
  .strictObject({
    title: text(
      'The page’s name in search results: 45 to 65 characters once its values are filled in, the company’s name last',
      76,
    ),
    description: text(
      'The text below the title in search results: 110 to 165 characters once its values are filled in',
      180,
    ),
  })
  .describe('What search engines and shared links show of the page');

export const mark = text('The small label at the left of a section, without its number', 32);
export const heading = text('A section’s heading, set large: two short lines at most', 70);
export const line = text('One or two short sentences', 240);
export const paragraph = text('A paragraph', 700);
export const label = text('A short label', 60);
export const button = text('What a button or link does', 40);
export const drawing = text('Said instead of a drawing to people who cannot see it', 220);

export const titled = z.strictObject({
  title: text('A short title', 60),
  text: line,
});

/** The top of a page about people. */
export const intro = z.strictObject({ mark, heading, lede: line });

/** What a page says of a person. */
export const personWords = z.strictObject({
  role: label.describe('The heading until a name is given, then the line above it'),
  duty: label.describe('In a few words, below the role: what this person decides or answers for'),
  text: line,
  portrait: drawing,
});

/** The end of a page: where to go from here. */
export const close = z.strictObject({ heading, text: line, button, link: button });
