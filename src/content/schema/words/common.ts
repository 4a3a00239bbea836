import { z } from 'zod';
import { group, text, titledGroup } from '#src/content/schema/fields.ts';
import {
  button,
  close,
  drawing,
  fitsLink,
  label,
  line,
  pluralForms,
  sameFields,
  section,
  titled,
} from '#src/content/schema/textSchemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { menu, pageNames } from '#src/routes.ts';

const readOut = label.describe('For screen readers; not shown');
// The words that were agreed for the site have them.
const notShown = button.describe(
  'Part of the table of words that each language has; no page shows it yet',
);
const toService = label
  .describe('For screen readers: to {{service}}')
  .meta({ placeholders: ['service'] });

export const commonSchema = (lang?: LanguageCode) =>
  z
    .strictObject({
      nav: titledGroup('Header', {
        label: readOut,
        logoLabel: readOut,
        languageLabel: readOut,
        skip: button.describe('The first link on every page, shown when it has keyboard focus'),
        menuOpen: button.describe('Opens the menu on small screens'),
        menuClose: button.describe('Closes the menu on small screens'),
        ...sameFields(menu, button),
        services: notShown,
        about: notShown,
        language: notShown,
      }),
      footer: z.strictObject({
        quick: label.describe('Heading of the footer’s links to pages'),
        contact: z.strictObject({ email: label, phone: label, office: label }),
        social: z.strictObject({
          heading: label,
          link: toService,
          chat: toService,
        }),
        chatText: line.describe('The message that is already typed when the chat opens'),
        newsletter: z.strictObject({
          heading: label,
          text: line,
          emailLabel: label,
          button,
          hint: line,
          other: label.describe('Opens the same mail in the visitor’s own mail program'),
          body: fitsLink(
            text('Body of the subscription mail', 400).meta({ severalLines: true }),
            [],
            (body) => [body],
          ),
        }),
        copyright: label,
      }),
      hints: group('For screen readers, after links that open a new tab', { opensInNewTab: label }),
      links: group('Links on several pages', {
        openings: button.describe('Leads to the list of openings'),
        project: button.describe('For clients: leads to the contact page'),
        price: button.describe('Leads to the price range, once it is answered in Pages → Contact'),
      }),
      legal: close.omit({ link: true }).meta({ title: 'End of the legal pages' }),
      whatsNext: section
        .extend({ steps: z.array(titled).length(3) })
        .describe('The steps of a project: on the home page, and their titles on the contact page')
        .meta({ title: 'What’s next' }),
      reply: group('Who replies and when, as far as the company’s facts say so', {
        by: label.describe('Who reads the message: {{name}}').meta({ placeholders: ['name'] }),
        byEngineer: line.describe('The same until there is a name'),
        ...pluralForms(lang, ['days', 'applicants'], 'days'),
        freeTalk: label.describe('If the first talk is free'),
      }),
      mail: group('Mails from visitors', {
        heading: label
          .describe('{{label}}, with the visitor’s text below it')
          .meta({ placeholders: ['label'] }),
      }),
      people: z.strictObject({
        elsewhere: label
          .describe('For screen readers: the profile of {{name}} on {{service}}')
          .meta({ placeholders: ['name', 'service'] }),
      }),
      portraits: z.strictObject({
        photo: drawing
          .describe('Describes a woven photo of {{name}}')
          .meta({ placeholders: ['name'] }),
        drawn: line.describe('Below people who have names, until all three have a photo'),
      }),
      share: z
        .strictObject(sameFields(pageNames, drawing))
        .describe('Describes the picture of a page in shared links; openings have that of careers')
        .meta({ title: 'Pictures of shared links' }),
    })
    .meta({ title: 'Header, footer and texts of every page' });
