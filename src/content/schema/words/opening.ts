import { z } from 'zod';
import { group, longestTitle, pageTitle, text } from '#src/content/schema/fields.ts';
import {
  button,
  heading,
  inSearch,
  label,
  line,
  mark,
  plurals,
} from '#src/content/schema/textSchemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

export const openingSchema = (lang?: LanguageCode) =>
  z
    .strictObject({
      mark,
      back: button.describe('Leads back to the list of openings'),
      labels: z.strictObject({
        salary: label,
        hours: label,
        applicants: label.describe('Before the countries where applicants may live'),
        posted: label,
        closes: label,
      }),
      hours: plurals(lang, ['week']).describe('{{count}} hours a week'),
      drawing: text('Below the stripe of the opening, one line: what its length says', 60),
      work: z.strictObject({ mark, benefits: label.describe('Above the benefits') }),
      apply: z.strictObject({
        mark,
        text: line.describe('What to do, before the list of what to include'),
        noMailApp: label.describe('Before the address to copy, and the links to web mails'),
        link: z.strictObject({
          copy: button.describe('Copies the link to the page'),
          copied: label.describe('Shown and read out after the link is copied'),
          refused: line.describe('If the browser cannot copy'),
        }),
      }),
      others: z
        .strictObject({
          mark,
          heading: heading.describe('Above the other openings of the category, {{category}}'),
          headingOfAll: heading.describe('Above other openings, if the category has no others'),
          all: button.describe('Leads to all openings of the category, {{category}}'),
        })
        .meta({ placeholders: ['category'] }),
      closed: group('Instead of how to apply, once the opening is closed', {
        mark,
        meta: text('Instead of the description', 180).meta({ title: inSearch }),
        heading,
        text: text('When it closed, {{date}}, and where to find other openings', 240).meta({
          placeholders: ['date'],
        }),
      }).meta({ title: 'Once it is closed' }),
      meta: z
        .strictObject({
          titles: z
            .array(
              pageTitle(
                'With {{title}}, {{place}} and {{experience}}; it ends with {{company}}',
              ).meta({ title: 'Title' }),
            )
            .length(3)
            .describe(
              `Titles for search results, from longest to shortest; the first with at most ${longestTitle} characters is used`,
            ),
          description: text('In search results: {{title}}, {{place}} and {{experience}}', 180, 110),
        })
        .meta({ title: inSearch, placeholders: ['title', 'place', 'experience'] }),
    })
    .meta({ title: 'Page of an opening' });
