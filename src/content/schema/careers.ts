import { z } from 'zod';
import {
  button,
  heading,
  keyedBy,
  label,
  line,
  mark,
  meta,
  plurals,
  text,
  titled,
  type WordsContext,
} from './blocks.ts';
import { joinUsWords } from './home.ts';

export const benefitIds = [
  'competitive-salary',
  'remote-first',
  'learning-budget',
  'health-and-wellness',
] as const;

export const careersWords = ({ lang, categories, jobs, jobPlaces, jobTypes }: WordsContext) =>
  z.strictObject({
    meta,
    joinUs: joinUsWords,
    culture: z.strictObject({ mark, heading, items: z.array(titled).length(6) }),
    openings: z.strictObject({
      mark,
      heading,
      text: line,
      caption: plurals(lang, ['each', 'kinds'], 200).describe(
        'Says what the cloth above the list shows: a stripe for each opening, or for each category where there are many',
      ),
      none: line.describe('Instead of the caption and the list when there is no opening'),
      filterLabel: label.describe('Read out: the name of the group of category buttons'),
      categories: keyedBy(['all', ...categories], label),
      filterButton: label.describe('{{category}} and the number of its openings, {{count}}'),
      announcement: plurals(lang, ['all', ...categories]).describe(
        'Read out when the list changes',
      ),
      total: plurals(lang, ['jobs']).describe('How many positions are open, on the home page too'),
      howToApply: z
        .strictObject({ heading: label, steps: z.array(line).length(3) })
        .describe('Above the list: what to do, in three lines'),
      labels: z.strictObject({
        category: label,
        place: label,
        type: label,
        experience: label,
        skills: label,
      }),
      places: keyedBy(jobPlaces, label),
      types: keyedBy(jobTypes, label),
      experience: plurals(lang, ['range', 'exact']).describe(
        'From {{from}} to {{to}} years, and the plural follows {{to}}; exactly {{count}} years',
      ),
      apply: button.describe('Opens the application mail; the way to apply quotes it'),
      applyLabel: text('Read out: the Apply link of {{title}}', 90),
      applySubject: text('Subject of the application mail for {{title}}', 90),
      applyBody: z.string().min(1).max(600).describe('Body of the application mail for {{title}}'),
      jobs: keyedBy(
        jobs,
        z.strictObject({
          title: text('The job’s title, 60 characters at most', 60),
          description: text(
            'What you will do, what you bring, what to show: 400 to 700 characters',
            700,
            400,
          ),
          skills: z.array(label).min(3).max(8).describe('Three skills at least, eight at most'),
        }),
      ),
    }),
    benefits: z.strictObject({ mark, heading, items: keyedBy(benefitIds, titled) }),
    close: z.strictObject({ heading, text: line, button }),
  });
