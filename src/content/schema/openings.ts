// An opening is a document: content/openings/en/ has its facts and its English words in one file, content/openings/de/
// its German words alone.
import { z } from 'zod';
import { aDay, countryCode, entryOf, id, longestTitle, text } from './blocks.ts';
import type { Categories } from './jobs.ts';

/** A company of some forty people has no more at a time, closed ones included; lists and drawings are made for that. */
export const mostOpenings = 60;

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

const amount = z.number().min(0).max(1_000_000_000);
const years = z.int().max(40);

const rises = ({ from, to }: { from: number; to: number }) => from <= to;
const falls = 'ends before it begins\nWrite the smaller number under "from".';

const salary = z
  .strictObject({
    from: amount.describe('The least that is paid'),
    to: amount.describe('The most that is paid'),
    currency: z
      .string()
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'is not the code of a currency\nWrite its three capital letters, like INR or EUR.',
      )
      .describe('Its three capital letters, like INR or EUR'),
    period: z.enum(payPeriods).describe('What the amounts are paid for'),
  })
  .refine(rises, falls)
  .describe('From which to which amount; the same number twice for a fixed one');

const experience = z
  .strictObject({
    from: years.min(0).describe('Years at least'),
    to: years.min(1).describe('Years at most; the same number twice for exactly so many'),
  })
  .refine(rises, falls)
  .describe('Years of experience asked for');

const listed = text('One point of the list', 240);
const skill = text('One skill, in the words people search for', 60);

const facts = {
  order: z
    .int()
    .min(1)
    .max(1000)
    .describe('Its place in the list: the opening with the smallest number comes first'),
  category: entryOf('categories.*.id', 'One of the categories in content/jobs.json'),
  place: entryOf('places.*.id', 'One of the places in content/jobs.json: where the work is done'),
  type: entryOf('types.*', 'One of the types in content/jobs.json: how much of the week it takes'),
  experience,
  posted: aDay.optional().describe('The day it was announced; search engines ask for it'),
  closes: aDay.optional().describe('The last day to apply; the next build after it closes it'),
  staysOpen: z
    .boolean()
    .optional()
    .describe('Whether it is meant to have no last day, and stays until it is removed'),
  salary: salary.optional(),
  hours: z.int().min(1).max(80).optional().meta({ title: 'Hours a week' }),
  applicants: z
    .array(countryCode)
    .min(1)
    .optional()
    .describe('For remote work: the countries where the person may live'),
  technologies: z
    .array(text('Its own name, the same in every language', 40))
    .max(8)
    .optional()
    .describe(
      'Tools and languages that the work is done with, by their own names: shown before the skills in every language, and on the home page while the opening is open',
    ),
};

/** The dash and the company's name, which follow a job's title in search results. */
const lengthOfCompany = 12;

const words = {
  title: text('The job’s title', longestTitle - lengthOfCompany),
  description: text(
    'What the work is, in one or two sentences: shown in the list of openings and at the top of its own page',
    240,
  ),
  duties: z.array(listed).min(3).max(6).describe('What the person will do'),
  bring: z.array(listed).min(1).max(6).meta({ title: 'What they bring' }),
  show: z.array(listed).min(1).max(4).meta({ title: 'What they show in the application' }),
  skills: z
    .array(skill)
    .min(1)
    .max(8)
    .describe('Skills other than the technologies, which are listed once for all languages'),
};

/** The name of an opening's file, and the end of its address: /careers/backend-engineer/. */
export const openingId = id('Its address').refine(
  (name) => name !== 'index',
  'stands for the list of openings in addresses\nName it after the opening’s title, like "backend-engineer".',
);

/** A file of content/openings/en/. */
export const englishOpening = z
  .strictObject({ ...facts, ...words })
  .refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
    path: ['closes'],
    error: 'lies before the opening was posted\nPut a day after the one under "posted".',
  });

/** A file of content/openings/ in another language. */
export const translatedOpening = z.strictObject(words);

// For reading one or the other from a file of both: not strict, so that the rest is left out.
export const openingFacts = z.object(facts);
export const openingWords = z.object(words);

/** The facts of an opening. */
export type Job = z.infer<typeof openingFacts> & { id: string };

export type OpeningWords = z.infer<typeof openingWords>;

export type JobFacts = Categories & { jobs: Job[] };

/** The last day to apply is one to apply on. */
export function isClosed({ closes }: Pick<Job, 'closes'>, day: string): boolean {
  return closes !== undefined && closes < day;
}

export function isRemote({ place }: Job, places: JobFacts['places']): boolean {
  return places.some(({ id, remote }) => id === place && remote);
}
