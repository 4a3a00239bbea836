// What pages and entries may say. The form shows the descriptions as help. `placeholders` in the metadata of a field
// or group are those that it may use in addition to the ones in placeholders.ts.
import { z } from 'zod';
import { pluralCategories } from '#src/i18n/formats.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { alwaysChecked, describedFields, group, pageTitle, text, titledGroup } from './fields.ts';

export function sameFields<const Name extends string, Field>(names: readonly Name[], field: Field) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

export const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * The plural forms of each word: `openings_one`, `openings_few` …. Those that the language has are required; the others may
 * be there, because the form offers the same fields in every language.
 */
export function pluralForms(
  lang: LanguageCode | undefined,
  words: readonly string[],
  description = '',
  longest = 120,
) {
  const form = text(`For {{count}} ${description}`.trim(), longest).meta({
    placeholders: ['count'],
  });
  // `optional()` leaves out the metadata.
  const unneeded = form.optional().meta({ placeholders: ['count'] });
  const needed = lang ? pluralCategories(lang) : [];
  // English first: its forms are those that every language has.
  const categories = [...new Set(languageCodes.flatMap(pluralCategories))];
  const fields = words.flatMap((word) =>
    categories.map((category) => [
      `${word}_${category}`,
      needed.includes(category) ? form : unneeded,
    ]),
  );
  return Object.fromEntries(fields) as Record<string, z.ZodType<string | undefined>>;
}

export function plurals(lang: LanguageCode | undefined, words: readonly string[]) {
  return z.strictObject(pluralForms(lang, words));
}

export const inSearch = 'Search results and shared links';

export const meta = z
  .strictObject({
    title: pageTitle('The title of the page in search results; it ends with {{company}}'),
    description: text('The text below the title in search results', 180, 110),
  })
  .describe('What search results and shared links show')
  .meta({ title: inSearch });

export const mark = text('Above a heading; in numbered sections, after the number', 32).meta({
  title: 'Small label',
});
const longestHeading = 70;
export const heading = text(
  'The heading of a section, in large type: two short lines at most',
  longestHeading,
);

/** A heading that says how many openings there are, and another for when there is none. */
export const openingsHeading = (lang?: LanguageCode) =>
  titledGroup('Heading', {
    ...pluralForms(lang, ['openings'], 'openings', longestHeading),
    none: heading.meta({ title: 'If there is no opening' }),
  });

export const line = text('One or two short sentences', 240);
export const paragraph = text('A paragraph', 700).meta({ severalLines: true });
export const label = text('A short label', 60);
export const button = text('What a button or link does', 40);
export const drawing = text('Describes a drawing to people who cannot see it', 220);

export const titled = z.strictObject({ title: text('A short title', 60), text: line });

export const section = z.strictObject({ mark, heading });
export const shortSection = section.extend({ text: line });
export const longSection = section.extend({ text: paragraph });

export const lede = line.meta({ title: 'Opening sentence' });
export const intro = section.extend({ lede });

/** For pages in the menu: their label is their name in the menu. */
export const menuIntro = intro.omit({ mark: true });

/** The owner's answers and their labels; the page shows the questions that have an answer. */
export function answersTo<Id extends string>(questions: Readonly<Record<Id, string>>) {
  const labels = z.strictObject(sameFields(Object.keys(questions) as Id[], label));
  return section.extend({ labels, ...describedFields(questions, paragraph.optional()) });
}

export const paragraphs = z.array(paragraph.meta({ title: 'Paragraph' }));
export const chapter = z
  .strictObject({ heading: label, paragraphs: paragraphs.min(1).max(4) })
  .meta({ title: 'Chapter' });

export const atEnd = 'End of the page';
export const close = titledGroup(atEnd, { heading, text: line, button, link: button });

/** What a mail may take of the link that opens it, besides the address: Windows drops longer ones (src/mail/mail.ts). */
const roomInLink = 1900;

/** Refuses texts of a mail that do not fit into a link, with the message at `path`. */
export function fitsLink<Schema extends z.ZodType>(
  schema: Schema,
  path: string[],
  textsOf: (value: z.infer<Schema>) => (string | undefined)[],
  room = roomInLink,
): Schema {
  return schema.superRefine((value, context) => {
    const excess = lengthInLink(textsOf(value).join('')) - room;
    if (excess <= 0) return;
    const fault = `makes a mail that Windows drops: ${excess} characters too long`;
    const remedy =
      'Shorten it, or what it lists: most letters of Hindi count nine, of Russian six, of English one.';
    context.addIssue({ code: 'custom', path: [...path], message: `${fault}\n${remedy}` });
  }, alwaysChecked);
}

function lengthInLink(text: string): number {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n')).length;
}

export const letterBody = z.string().min(1).max(600).meta({ severalLines: true });
export const closeByMail = close
  .extend({
    letter: fitsLink(
      group('The mail that the button opens', {
        subject: text('Subject of the mail', 90),
        body: letterBody.describe('Text of the mail, up to where the visitor signs'),
      }),
      ['body'],
      ({ subject, body }) => [subject, body],
    ),
  })
  .meta({ title: atEnd });
