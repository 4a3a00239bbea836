import { z } from 'zod';
import { aDay, countryCode, entryOf, id, idOnPage, unique } from './blocks.ts';

export const weaveKinds = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

export const pattern = z.enum(weaveKinds).meta({ title: 'Pattern' });

const category = z.strictObject({
  id: idOnPage('Names the category’s words in careers.json, and its address: /careers#design'),
  weave: pattern.describe('The woven pattern that stands for the category'),
});

const workPlace = z.strictObject({
  id: id('Named under "places" in careers.json, like "remote-office"'),
  remote: z.boolean().describe('Whether the work can be done from elsewhere'),
});

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

const job = z
  .strictObject({
    id: id(
      'Names the job’s words in careers.json, and its address: /careers/backend-engineer',
    ).refine(
      (name) => name !== 'index',
      'stands for the list of openings in addresses\nName the job after its title, like "backend-engineer".',
    ),
    category: entryOf('categories', 'One of the categories above'),
    place: entryOf('places', 'One of the places above: where the work is done'),
    type: entryOf('types', 'One of the types above: how much of the week it takes'),
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
  })
  .refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
    path: ['closes'],
    error: 'lies before the opening was posted\nPut a day after the one under "posted".',
  });

export const jobFacts = z
  .strictObject({
    categories: unique(z.array(category).min(1)).describe(
      'The kinds of openings: each has a button above the list, and a weave in its cloth',
    ),
    places: unique(z.array(workPlace).min(1)).describe('Where people work'),
    types: unique(z.array(id('A name that visitors never see, like "part-time"')).min(1)).describe(
      'Kinds of employment; each is named under "types" in careers.json',
    ),
    jobs: unique(z.array(job)).meta({ title: 'Openings', description: 'In the order of the list' }),
  })
  .check(({ value: { categories, places, types, jobs }, issues }) => {
    const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);
    const known = { category: idsOf(categories), place: idsOf(places), type: types };
    for (const [index, entry] of jobs.entries()) {
      for (const field of ['category', 'place', 'type'] as const) {
        if (known[field].includes(entry[field])) continue;
        const path = ['jobs', index, field];
        issues.push({ code: 'invalid_value', input: entry[field], values: known[field], path });
      }
    }
  });

export type JobFacts = z.infer<typeof jobFacts>;

export type Job = JobFacts['jobs'][number];

/** The last day to apply is one to apply on. */
export function isClosed({ closes }: Pick<Job, 'closes'>, day: string): boolean {
  return closes !== undefined && closes < day;
}

export function isRemote({ place }: Job, places: JobFacts['places']): boolean {
  return places.some(({ id, remote }) => id === place && remote);
}
