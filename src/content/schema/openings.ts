import { z } from 'zod';
import { entryKind, order } from './entry.ts';
import {
  alwaysChecked,
  choice,
  countryCode,
  entryOf,
  isoDate,
  longestTitle,
  text,
  uniqueList,
} from './fields.ts';

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies of the world that Node knows, by their codes, with their English names. */
const currencies: Readonly<Record<string, string>> = Object.fromEntries(
  Intl.supportedValuesOf('currency').map((code) => [code, `${currencyNames.of(code)} (${code})`]),
);

const amount = z.number().min(1).max(1_000_000_000);
const years = z.int().max(40);

/** Less is a number with its thousands lost: "12,00,000" pasted as 12. */
const leastOfYear = 1000;

const isRange = ({ from, to }: { from: number; to: number }) => from <= to;
const notARange = 'has a "from" that is greater than "to"\nWrite the smaller number under "from".';

const salary = z
  .strictObject({
    from: amount.describe('The lowest pay'),
    to: amount.describe('The highest pay'),
    currency: choice(currencies, 'Use its code of three capital letters, like INR or EUR.'),
    period: z.enum(payPeriods).describe('The period that the amounts are for'),
  })
  .refine(isRange, notARange)
  .refine(({ from, period }) => !(period === 'year' && from < leastOfYear), {
    ...alwaysChecked,
    path: ['from'],
    error: `is less than ${leastOfYear} a year\nWrite the whole amount in digits, like 1200000, or choose another period.`,
  })
  .describe('The range of the pay; the same number twice for a fixed amount');

const experience = z
  .strictObject({
    from: years.min(0).describe('Minimum years'),
    to: years.min(1).describe('Maximum years; the same as the minimum for an exact number'),
  })
  .refine(isRange, notARange)
  .describe('Years of experience required');

const point = text('One point of the list', 240).meta({ title: 'Point' });
const duty = point.meta({ title: 'Duty' });
const skill = text('One skill, as people search for it', 60).meta({ title: 'Skill' });
const technology = text('The name of one, the same in every language', 40).meta({
  title: 'Technology',
});

const facts = z
  .strictObject({
    category: entryOf('categories', 'One of the categories of openings'),
    place: entryOf('places', 'One of the places of work'),
    type: entryOf('employmentTypes', 'One of the kinds of employment').meta({
      title: 'Kind of employment',
    }),
    experience,
    order,
    posted: isoDate.optional().describe('The day it was announced; search engines require it'),
    closes: isoDate
      .optional()
      .describe(
        'The last day to apply; the first build after that day closes the opening. To close it today, enter yesterday',
      ),
    staysOpen: z
      .boolean()
      .optional()
      .describe('Whether it deliberately has no last day and stays open until it is removed'),
    salary: salary.optional(),
    hours: z.int().min(1).max(80).optional().meta({ title: 'Hours a week' }),
    applicants: uniqueList(countryCode.meta({ title: 'Country' }))
      .min(1)
      .optional()
      .describe('For remote work: the countries where applicants may live'),
    technologies: uniqueList(technology)
      .max(8)
      .optional()
      .describe(
        'Tools and programming languages used in the job, shown before the skills in every language',
      ),
  })
  .refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
    ...alwaysChecked,
    path: ['closes'],
    error: 'is before the day the opening was posted\nUse a day after the one under "posted".',
  })
  .refine(({ closes, staysOpen }) => !closes || !staysOpen, {
    ...alwaysChecked,
    path: ['staysOpen'],
    error: 'contradicts the last day under "closes"\nEmpty that day, or turn this off.',
  });

/** The dash and the company's name, which follow the title in search results. */
const companySuffixLength = 12;

export const longestJobTitle = longestTitle - companySuffixLength;

const words = z.strictObject({
  title: text('The job title', longestJobTitle),
  description: text(
    'The work in one or two sentences: shown in the list of openings and at the top of its own page',
    240,
  ),
  duties: z.array(duty).min(3).max(6).describe('What the employee will do'),
  bring: z.array(point).min(1).max(6).meta({ title: 'What they bring' }),
  show: z.array(point).min(1).max(4).meta({ title: 'What they show in the application' }),
  skills: z
    .array(skill)
    .min(1)
    .max(8)
    .describe('Skills other than the technologies, which all languages share'),
});

export const openings = entryKind({
  label: 'Openings',
  singular: 'Opening',
  icon: 'work',
  description: 'Closed openings count, too: at most 60',
  namedBy: 'title',
  summary: "{{title}} · {{place}}{{closes | ternary(' · last day: ', '')}}{{closes}}",
  // Enough for a company of forty people; lists and drawings are tested with that many.
  most: 60,
  words: () => words,
  facts,
});

/** An opening is still open on its last day. */
export function isClosed({ closes }: { closes?: string }, day: string): boolean {
  return closes !== undefined && closes < day;
}
