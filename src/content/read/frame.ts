import { z } from 'zod';
import { getTranslate, getWords } from '#src/content/load/words.ts';
import {
  button,
  drawing,
  keyedBy,
  label,
  line,
  text,
  type WordsContext,
} from '#src/content/schema/blocks.ts';
import { countryName } from '#src/i18n/formats.ts';
import { type LanguageCode, languages } from '#src/i18n/languages.ts';
import { lettersOf } from '#src/i18n/letters.ts';
import { choiceOf, type PageName, pageNames, pathOf, spelledOut } from '#src/i18n/paths.ts';
import { getCompany } from './company.ts';

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
      opensMail: label.describe('Read out after links that open the mail program'),
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

export function getFrame(lang: LanguageCode, page: PageName | null) {
  const company = getCompany();
  const words = getWords(lang, 'common', commonWords);
  const t = getTranslate(lang);
  const { nav, footer } = words;

  const links = menu.map((name) => ({
    href: pathOf(name, lang),
    label: nav[name],
    isCurrent: name === page,
  }));
  const socialLink = (kind: keyof typeof company.social, query = '') => {
    const { name, address } = company.social[kind];
    const label = t(`footer.social.${kind}`, undefined, { service: name });
    return { href: `${address}${query}`, name, label };
  };

  return {
    header: {
      company: logoOf(company.name),
      home: { href: pathOf('home', lang), label: nav.logoLabel },
      skip: nav.skip,
      menu: { label: nav.label, open: nav.menuOpen, close: nav.menuClose, links },
      languages: {
        label: nav.languageLabel,
        current: languages.find(({ code }) => code === lang) ?? languages[0],
        links: languages.map(({ code, name }) => ({
          code,
          name,
          href: choiceOf(page ?? 'home', code),
          isCurrent: code === lang,
        })),
      },
    },
    footer: {
      closing: footer.closing,
      copyright: footer.copyright,
      opensInNewTab: words.hints.opensInNewTab,
      contact: {
        ...footer.contact,
        address: company.email,
        number: company.phone,
        place: officeIn(lang),
      },
      quick: { heading: footer.quick, links },
      social: {
        heading: footer.social.heading,
        links: {
          network: socialLink('network'),
          chat: socialLink('chat', spelledOut(`?text=${encodeURIComponent(footer.chatText)}`)),
          community: socialLink('community'),
        },
      },
      newsletter: {
        ...footer.newsletter,
        fields: [
          { name: 'view', value: 'cm' },
          { name: 'fs', value: '1' },
          { name: 'to', value: company.email },
          { name: 'su', value: footer.newsletter.subject },
          { name: 'body', value: footer.newsletter.body },
        ],
      },
    },
  };
}

/** How the logo is set: a long name in smaller letters, so that a phone has it on two or three lines. */
export function logoOf(name: string) {
  const letters = lettersOf(name).length;
  const size = letters <= 12 ? 'large' : letters <= 24 ? 'middle' : 'small';
  // Devanagari letters hang from one line, which tracking would tear.
  return { name, size, isHung: /\p{Script=Devanagari}/u.test(name) };
}

export type Frame = ReturnType<typeof getFrame>;

/** "Surat, Gujarat, India", each part in the language's own spelling. */
export function officeIn(lang: LanguageCode): string {
  const { city, region, country } = getCompany().office;
  const t = getTranslate(lang);
  return [t(`cities.${city}`), t(`regions.${region}`), countryName(country, lang)].join(', ');
}

const menu = ['home', 'team', 'story', 'careers', 'contact'] as const satisfies PageName[];
