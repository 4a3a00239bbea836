// The file of an opening in content/openings/en/ has its facts and its English texts, the one in content/openings/de/ only
// its German texts.
import { z } from 'zod';
import { countryCode, entryOf, id, isoDate, longestTitle, text } from './blocks.ts';
import type { Categories } from './jobs.ts';

/** Enough for a company of forty people, closed openings included; lists and drawings are tested with that many. */
export const mostOpenings = 60;

export function openingFile(lang: string, id: string): string {
  return `content/openings/${lang}/${id}.json`;
}

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

const amount = z.number().min(0).max(1_000_000_000);
const years = z.int().max(40);

const isRange = ({ from, to }: { from: number; to: number }) => from <= to;
const notARange = 'has a "from" that is greater than "to"\nWrite the smaller number under "from".';

const salary = z
  .strictObject({
    from: amount.describe('The lowest pay'),
    to: amount.describe('The highest pay'),
    currency: z
      .string()
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'is not a currency code\nWrite its three capital letters, like INR or EUR.',
      )
      .describe('Three capital letters, like INR or EUR'),
    period: z.enum(payPeriods).describe('The period that the amounts are for'),
  })
  .refine(isRange, notARange)
  .describe('The range of the pay; the same number twice for a fixed amount');

const experience = z
  .strictObject({
    from: years.min(0).describe('Minimum years'),
    to: years.min(1).describe('Maximum years; the same as the minimum for an exact number'),
  })
  .refine(isRange, notARange)
  .describe('Years of experience required');

const listed = text('One point of the list', 240);
const skill = text('One skill, as people search for it', 60);

const facts = {
  order: z
    .int()
    .min(1)
    .max(1000)
    .describe('Its position in the list: the opening with the smallest number comes first'),
  category: entryOf('categories.*.id', 'One of the categories in content/jobs.json'),
  place: entryOf('places.*.id', 'One of the places in content/jobs.json'),
  type: entryOf('types.*', 'One of the types in content/jobs.json'),
  experience,
  posted: isoDate.optional().describe('The day it was announced; search engines require it'),
  closes: isoDate
    .optional()
    .describe('The last day to apply; the first build after that day closes the opening'),
  staysOpen: z
    .boolean()
    .optional()
    .describe('Whether it deliberately has no last day and stays open until it is removed'),
  salary: salary.optional(),
  hours: z.int().min(1).max(80).optional().meta({ title: 'Hours a week' }),
  applicants: z
    .array(countryCode)
    .min(1)
    .optional()
    .describe('For remote work: the countries where applicants may live'),
  technologies: z
    .array(text('The name of one, the same in every language', 40))
    .max(8)
    .optional()
    .describe(
      'Tools and programming languages used in the job. Shown before the skills in every language and, while the opening is open, on the home page',
    ),
};

/** The dash and the company's name, which follow a job title in search results. */
const companySuffixLength = 12;

const words = {
  title: text('The job title', longestTitle - companySuffixLength),
  description: text(
    'The work in one or two sentences: shown in the list of openings and at the top of its own page',
    240,
  ),
  duties: z.array(listed).min(3).max(6).describe('What the employee will do'),
  bring: z.array(listed).min(1).max(6).meta({ title: 'What they bring' }),
  show: z.array(listed).min(1).max(4).meta({ title: 'What they show in the application' }),
  skills: z
    .array(skill)
    .min(1)
    .max(8)
    .describe('Skills other than the technologies, which all languages share'),
};

/** The name of an opening's file and the last part of its address: /careers/backend-engineer/. */
export const openingId = id('Its address').refine(
  (name) => name !== 'index',
  'is reserved for the list of openings\nName it after the job title, like "backend-engineer".',
);

/** A file of content/openings/en/. */
export const englishOpening = z
  .strictObject({ ...facts, ...words })
  .refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
    path: ['closes'],
    error: 'is before the day the opening was posted\nUse a day after the one under "posted".',
  });

/** A file of content/openings/ in another language. */
export const translatedOpening = z.strictObject(words);

// Parse only the facts, or only the texts, of a file that has both: not strict, so that other fields are ignored.
export const openingFacts = z.object(facts);
export const openingWords = z.object(words);

/** The facts of an opening. */
export type Job = z.infer<typeof openingFacts> & { id: string };

export type OpeningWords = z.infer<typeof openingWords>;

export type JobFacts = Categories & { jobs: Job[] };

/** An opening is still open on its last day. */
export function isClosed({ closes }: Pick<Job, 'closes'>, day: string): boolean {
  return closes !== undefined && closes < day;
}

export function isRemote({ place }: Job, places: JobFacts['places']): boolean {
  return places.some(({ id, remote }) => id === place && remote);
}
