import { z } from 'zod';
import { isCountry } from '#src/i18n/formats.ts';

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
const namesOfParts = `
  all chosen main menu languages newsletter-email newsletter-hint footer-contact
  footer-newsletter footer-quick footer-social hero hero-card dna impact-zones
  operating-principles show-dont-sell stats what-we-have-built whats-next who-we-are join-us
  openings culture benefits opening work apply others beginnings timeline leads crowd leaders
  letter letter-hint profile not-found cloth end leaning satin twill
`.split(/\s+/);
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
    for (const [index, { id }] of value.entries()) {
      if (value.findIndex((entry) => entry.id === id) === index) continue;
      issues.push(usedTwice(id, [index, 'id'], 'Give every entry an id of its own.'));
    }
  });
}

/** A list of ids and nothing else: what is true of each is said in its words. */
export function uniqueIds(description: string) {
  return z
    .array(id('A name that visitors never see, like "part-time"'))
    .min(1)
    .check(({ value, issues }) => {
      for (const [index, id] of value.entries()) {
        if (value.indexOf(id) === index) continue;
        issues.push(usedTwice(id, [index], 'Remove one of the two.'));
      }
    })
    .describe(description);
}

function usedTwice(input: string, path: PropertyKey[], fix: string) {
  return { code: 'custom', message: 'is used twice', input, path, params: { fix } } as const;
}

/** Fields that belong together, and what they are for. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}
