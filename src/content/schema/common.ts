import { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pageNames } from '#src/i18n/paths.ts';
import { button, drawing, keyedBy, label, line, text, type WordsContext } from './blocks.ts';

export const commonWords = ({ lang, cities, officeCity, regions }: WordsContext) =>
  z.strictObject({
    nav: z.strictObject({
      label: label.describe('Read out: the name of the main navigation'),
      logoLabel: label.describe('Read out: the logo, a link to the home page'),
      skip: button.describe('The first link on every page, shown on keyboard focus'),
      menuOpen: button.describe('The button that opens the menu on small screens'),
      menuClose: button.describe('The button that closes the menu on small screens'),
      languageLabel: label.describe('Read out: the button that lists the languages'),
      home: button,
      team: button,
      story: button,
      careers: button,
      contact: button,
      services: button,
      about: button,
      language: button,
    }),
    footer: z.strictObject({
      closing: line.describe('The last line of every page'),
      quick: label.describe('Heading of the footer’s links to pages'),
      contact: z.strictObject({ heading: label, email: label, phone: label, office: label }),
      social: z.strictObject({
        heading: label,
        network: label.describe('Read out: the link to the professional network, {{service}}'),
        chat: label.describe('Read out: the link to the chat app, {{service}}'),
        community: label.describe('Read out: the link to the social network, {{service}}'),
      }),
      chatText: line.describe('The inquiry already typed when the chat opens'),
      newsletter: z.strictObject({
        heading: label,
        text: line,
        emailLabel: label,
        button,
        hint: line,
        subject: text('Subject of the subscription mail', 80),
        body: text('Body of the subscription mail', 400),
      }),
      copyright: label,
    }),
    hints: z.strictObject({
      opensInNewTab: label.describe('Read out after links that open a new tab'),
    }),
    claims: z.strictObject({
      moreThan: label.describe(
        'How a sentence says a claim, around {{count}}: put for {{years_prose}}, {{clients_prose}} …',
      ),
    }),
    cities: keyedBy(cities, label).describe(
      'Where the office and the places of content/company.json are. A sentence that is true of one city alone names it as {{city:surat}}; one that is true of wherever the office is says {{city}}',
    ),
    cityForms: cityForms(lang, officeCity),
    regions: keyedBy(regions, label),
    portraits: z.strictObject({ photo: drawing.describe('Said of a woven photo of {{name}}') }),
    share: keyedBy(pageNames, drawing).describe('Said of a page’s picture in shared links'),
  });

// Languages in which the name changes with its place in the sentence; the others use the bare name.
const inflecting: readonly LanguageCode[] = ['fr', 'ru'];

function cityForms(lang: LanguageCode, officeCity: readonly string[]) {
  const forms = z.strictObject({
    in: label.describe('Put for {{city_in}}: Russian "Сурате", French "à Surat"'),
    of: label.describe('Put for {{city_of}}: Russian "Сурата", French "de Surat"'),
    countryIn: label.describe('Put for {{country_in}}: Russian "Индии", French "en Inde"'),
  });
  const group = keyedBy(officeCity, forms).describe(
    'The names of the office’s city and country as sentences need them, where they change',
  );
  return inflecting.includes(lang) ? group : group.optional();
}
