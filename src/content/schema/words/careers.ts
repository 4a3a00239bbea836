import { z } from 'zod';
import { filterFields } from '#src/content/schema/categories.ts';
import { group, text, titledGroup } from '#src/content/schema/fields.ts';
import { payPeriods } from '#src/content/schema/openings.ts';
import {
  answersTo,
  atEnd,
  button,
  closeByMail,
  fitsLink,
  label,
  letterBody,
  line,
  meta,
  openingsHeading,
  plurals,
  sameFields,
  section,
  titled,
} from '#src/content/schema/textSchemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

export const careersQuestions = {
  hiring:
    'The steps from application to contract, and how long they take; until you answer, the pages say only how to apply',
};

export const benefitIds = [
  'competitive-salary',
  'remote-first',
  'learning-budget',
  'health-and-wellness',
] as const;

const habit = z.strictObject({
  title: text('A short title', 60),
  text: text('One line: about 50 characters', 80),
});
const listHeading = label.describe('Heading of a list in each opening');

/** Leaves room for an opening's title of 54 letters of Hindi, and for its address. */
const roomForApplication = 1310;

const openingList = (lang?: LanguageCode) =>
  fitsLink(
    titledGroup('List of openings', {
      heading: text('In large type: two or three words', 40),
      text: line.describe('Below the list'),
      none: line.meta({ title: 'If there is no opening', description: 'Instead of the list' }),
      filterLabel: label.describe('For screen readers: the name of the category buttons'),
      all: z.strictObject(filterFields(lang)).meta({ title: 'All categories' }),
      filterButton: text('{{category}} and the number of its openings, {{count}}', 30).meta({
        placeholders: ['category', 'count'],
      }),
      howToApply: group('Below the list, and on the page of each opening', {
        heading: label,
        text: line.describe('Below the list: what to do, before what to include'),
        asked: z
          .array(label.meta({ title: 'Line' }))
          .length(5)
          .meta({ title: 'Lines of the application mail' }),
      }),
      labels: z.strictObject({
        category: label,
        place: label,
        type: label,
        experience: label,
        duties: listHeading,
        bring: listHeading,
        show: listHeading,
        skills: listHeading,
      }),
      experience: plurals(lang, ['range', 'exact'])
        .describe(
          '{{from}} to {{to}} years, with the plural form for {{to}}; or exactly {{count}} years',
        )
        .meta({ placeholders: ['from', 'to'] }),
      salary: z.strictObject(
        sameFields(
          payPeriods,
          label.describe('{{amount}} for such a period').meta({ placeholders: ['amount'] }),
        ),
      ),
      until: label
        .describe('In the list: the last day to apply, {{date}}')
        .meta({ placeholders: ['date'] }),
      apply: button.describe(
        'Leads from the list to the page of an opening, where it opens the application mail',
      ),
      details: button.describe('Opens and closes the lists of an opening'),
      applyLabel: text('For screen readers: the Apply link for {{title}}', 90).meta({
        placeholders: ['title'],
      }),
      applySubject: text('For {{title}}', 90).meta({
        title: 'Subject of the application mail',
        placeholders: ['title'],
      }),
      applyBody: letterBody
        .meta({
          title: 'Text of the application mail',
          placeholders: ['address', 'lines'],
        })
        .describe('The {{address}} of the opening, and {{lines}} to fill in'),
    }),
    ['applyBody'],
    ({ applySubject, applyBody, howToApply }) => [
      applySubject,
      applyBody,
      ...(howToApply?.asked ?? []),
    ],
    roomForApplication,
  );

export const careersSchema = (lang?: LanguageCode) =>
  z.strictObject({
    joinUs: section.extend({
      heading: openingsHeading(lang),
      text: text('A few sentences above the openings', 320),
    }),
    culture: section.extend({ items: z.array(habit).length(6) }),
    openings: openingList(lang),
    answers: answersTo(careersQuestions).extend({
      hiring: z
        .array(titled.meta({ title: 'Step' }))
        .min(2)
        .max(5)
        .optional()
        .describe(careersQuestions.hiring),
    }),
    benefits: section.extend({
      items: z.strictObject(sameFields(benefitIds, titled)),
      askForPay: line
        .optional()
        .describe('Follows the text about pay where no pay is shown')
        .meta({ title: 'If no pay is shown' }),
    }),
    close: closeByMail.omit({ link: true }).meta({ title: atEnd }),
    meta,
  });
