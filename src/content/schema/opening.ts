import { z } from 'zod';
import {
  button,
  heading,
  keyedBy,
  label,
  line,
  mark,
  plurals,
  text,
  type WordsContext,
} from './blocks.ts';
import { payPeriods } from './jobs.ts';

/** The page that every opening has; what differs from job to job stands in careers.json. */
export const openingWords = ({ lang }: WordsContext) =>
  z.strictObject({
    meta: z
      .strictObject({
        title: text('The page’s name in search results, from {{title}}', 70),
        description: text('Search results: {{title}}, {{place}} and {{experience}}', 180),
      })
      .describe('What search engines and shared links show of the page'),
    mark,
    back: button.describe('Leads back to the list of openings'),
    labels: z.strictObject({ salary: label, hours: label, posted: label, closes: label }),
    hours: plurals(lang, ['week']).describe('{{count}} hours a week'),
    salary: keyedBy(payPeriods, label.describe('{{amount}} for each of these periods')),
    drawing: text(
      'Said instead of the opening’s stripe of the cloth: {{title}}, {{experience}}',
      220,
    ),
    work: z.strictObject({
      mark,
      heading: heading.describe('Above the description of the work'),
      benefits: heading.describe('Above the four benefits'),
    }),
    apply: z.strictObject({
      mark,
      firstStep: line.describe('Here, the first of the three lines that say how to apply'),
      checklist: z
        .strictObject({
          heading: label,
          text: text('For people without a mail program: write to {{address}}', 240),
          items: z
            .array(label)
            .length(5)
            .describe('What to send; the first is the subject, with {{title}}'),
        })
        .describe('What an application needs, as plain text'),
      link: z
        .strictObject({
          heading: label,
          copy: button,
          copied: label.describe('Read out and shown once the link is copied'),
          refused: line.describe('Shown where the browser does not copy'),
          share: button.describe('Opens the device’s own list of ways to share'),
        })
        .describe('Passing the page on'),
    }),
    others: z.strictObject({
      mark,
      heading: heading.describe('Above the other openings of the category, {{category}}'),
      all: button.describe('Leads to the whole list of the category, {{category}}'),
    }),
    closed: z
      .strictObject({
        mark,
        meta: text('Search results and shared links, instead of the description', 180),
        heading,
        text: text('When it closed, {{date}}, and where to go from here', 240),
      })
      .describe('Shown instead of the ways to apply once the opening is closed'),
  });
