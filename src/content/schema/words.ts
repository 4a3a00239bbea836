// The schemas of the files in locales/. The CMS shows descriptions as help. `placeholders` in the metadata of a field or
// group are those that it may use in addition to the ones in placeholders.ts.
import { z } from 'zod';
import { pluralCategories } from '#src/i18n/formats.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type LegalName, legalNames, menu, type PageName, pageNames } from '#src/i18n/paths.ts';
import {
  describedFields,
  group,
  id,
  idsOf,
  longestTitle,
  pageTitle,
  text,
  titledGroup,
  unique,
} from './blocks.ts';
import { countedClaims } from './company.ts';
import { checkedLetterFields, letterFields, requiredLetterFields } from './letter.ts';
import { payPeriods } from './openings.ts';

/**
 * The texts for the entries of a facts file: one entry for each of these ids, in any order, and no others. A list and not
 * a record by id, because the CMS cannot edit such a record.
 */
function wordsOf<Fields extends z.ZodRawShape>(ids: readonly string[] | undefined, fields: Fields) {
  const sameId: z.ZodType<string> = ids ? z.enum(ids) : id('The same as in content/');
  const entry = z.strictObject({ id: sameId, ...fields });
  return unique(z.array(entry)).check(({ value, issues }) => {
    const givenIds = idsOf(value);
    for (const missing of ids ?? []) {
      if (givenIds.includes(missing)) continue;
      issues.push({ code: 'custom', message: 'is missing', input: undefined, path: [missing] });
    }
  });
}

/** Fields with these names and the same schema. */
function sameFields<const Name extends string, Field>(names: readonly Name[], field: Field) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

export const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * The plural forms that the language needs of each word: `jobs_one`, `jobs_few` …. Without a language, the forms of all
 * languages, all of them optional.
 */
function pluralForms(lang: LanguageCode | undefined, words: readonly string[], description = '') {
  const form = text(`For {{count}} ${description}`.trim(), 120).meta({
    placeholders: ['count'],
  });
  const languages = lang ? [lang] : languageCodes;
  const categories = [...new Set(languages.flatMap(pluralCategories))].sort();
  const names = words.flatMap((word) => categories.map((category) => `${word}_${category}`));
  return sameFields<string, z.ZodType<string | undefined>>(names, lang ? form : form.optional());
}

function plurals(lang: LanguageCode | undefined, words: readonly string[]) {
  return z.strictObject(pluralForms(lang, words));
}

/** The ids in the facts that need texts. */
export type FactIds = {
  categories?: readonly string[];
  jobPlaces?: readonly string[];
  jobTypes?: readonly string[];
  people?: readonly string[];
  projects?: readonly string[];
  principles?: readonly string[];
  places?: readonly string[];
  cities?: readonly string[];
  officeCity?: string;
  regions?: readonly string[];
};

/** What a schema of texts depends on. Without a language or ids, it accepts any. */
export type WordsContext = FactIds & { lang?: LanguageCode };

const inSearch = 'Search results and shared links';

const meta = z
  .strictObject({
    title: pageTitle('The title of the page in search results; it ends with {{company}}'),
    description: text('The text below the title in search results', 180, 110),
  })
  .describe('What search results and shared links show')
  .meta({ title: inSearch });

const mark = text('Above a heading; in numbered sections, after the number', 32).meta({
  title: 'Small label',
});
const heading = text('The heading of a section, in large type: two short lines at most', 70);
const line = text('One or two short sentences', 240);
const paragraph = text('A paragraph', 700);
const label = text('A short label', 60);
const button = text('What a button or link does', 40);
const drawing = text('Describes a drawing to people who cannot see it', 220);

const titled = z.strictObject({ title: text('A short title', 60), text: line });

const section = z.strictObject({ mark, heading });
const shortSection = section.extend({ text: line });
const longSection = section.extend({ text: paragraph });

const lede = line.meta({ title: 'Opening sentence' });
const intro = section.extend({ lede });

/** For pages in the menu: their label is their name in the menu. */
const menuIntro = intro.omit({ mark: true });

const badgeQuestion =
  'What the badge measures, where and in which year, in one sentence; until then the home page shows the figure without an explanation';

const contactQuestions = {
  priceRange:
    'What projects cost, from lowest to highest, and what the price depends on; until then no page mentions a price',
  replyTime:
    'Within how many days you reply; until then the pages say that you reply, but not when',
  workingLanguages:
    'In which languages you talk and write with clients; until then visitors will assume the languages of the site',
  dataHandling:
    'Where client data is kept, who sees it and when it is deleted; until then the form says only that this site stores nothing',
  reference:
    'A client who may be named or contacted, and what you built for them; until then the home page describes the work without names',
};

const careersQuestions = {
  hiring:
    'The steps from application to contract, and how long they take; until then the pages say only how to apply',
};

const legalQuestions: Record<LegalName, string> = {
  legal:
    'Who publishes the site: address, registration and whatever else the law requires; until then there is no such page and no link to it in the footer',
  privacy:
    'Which data the host, the mail provider and you keep about visitors, why and for how long, and their rights; until then there is no such page and no link to it in the footer',
};

type OpenQuestion = { page: PageName; path: string[]; question: string };

/** Questions that only the owner can answer, each with the field for the answer. `npm run doctor` lists the unanswered ones. */
export const openQuestions: OpenQuestion[] = [
  { page: 'home', path: ['stats', 'items', 'badge', 'meaning'], question: badgeQuestion },
  ...questionsOf('contact', contactQuestions),
  ...questionsOf('careers', careersQuestions),
  ...legalNames.map((page) => ({ page, path: ['sections'], question: legalQuestions[page] })),
];

function questionsOf(page: PageName, questions: Record<string, string>): OpenQuestion[] {
  return Object.entries(questions).map(([name, question]) => {
    return { page, path: ['answers', name], question };
  });
}

/** The owner's answers and their labels; the page shows the questions that have an answer. */
function answersTo(questions: Readonly<Record<string, string>>) {
  const labels = z.strictObject(sameFields(Object.keys(questions), label));
  return section.extend({ labels, ...describedFields(questions, paragraph.optional()) });
}

const chapter = z.strictObject({ heading: label, paragraphs: z.array(paragraph).min(1).max(4) });

const atEnd = 'End of the page';
const close = titledGroup(atEnd, { heading, text: line, button, link: button });

const letterBody = z.string().min(1).max(600);
const closeByMail = close
  .extend({
    letter: group('The draft that the button opens', {
      subject: text('Subject of the mail', 90),
      body: letterBody.describe('Text of the mail, up to where the visitor signs'),
    }),
  })
  .meta({ title: atEnd });

const readOut = label.describe('For screen readers; not shown');
const toService = label
  .describe('For screen readers: to {{service}}')
  .meta({ placeholders: ['service'] });

const commonWords = (context: WordsContext) =>
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
        services: button,
        about: button,
        language: button,
      }),
      footer: z.strictObject({
        closing: line.describe('The last line of every page'),
        quick: label.describe('Heading of the footer’s links to pages'),
        contact: z.strictObject({ email: label, phone: label, office: label }),
        social: z.strictObject({
          heading: label,
          network: toService,
          chat: toService,
          community: toService,
        }),
        chatText: line.describe('The message that is already typed when the chat opens'),
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
      hints: group('For screen readers, after links that open a new tab', { opensInNewTab: label }),
      links: group('Links on several pages', {
        openings: button.describe('Leads to the open positions'),
      }),
      whatsNext: shortSection
        .extend({ steps: z.array(titled).length(3) })
        .describe('The steps of a project, on the home page and the contact page')
        .meta({ title: 'What’s next' }),
      mail: group('Mails from visitors', {
        heading: label
          .describe('{{label}}, with the visitor’s text below it')
          .meta({ placeholders: ['label'] }),
      }),
      claims: group('Replaces {{years_prose}}, {{clients_prose}} … in sentences', {
        moreThan: label.describe('More than {{count}}').meta({ placeholders: ['count'] }),
      }),
      cities: cityNames(context).describe(
        'The cities of the office and the places in content/company.json. Use {{city:surat}} in a sentence about that city only, and {{city}} in one about the city of the office, wherever it is',
      ),
      regions: wordsOf(context.regions, { name: label }),
      portraits: z.strictObject({
        photo: drawing
          .describe('Describes a woven photo of {{name}}')
          .meta({ placeholders: ['name'] }),
      }),
      share: z
        .strictObject(sameFields([...pageNames, ...legalNames], drawing))
        .describe('Describes the picture of a page in shared links')
        .meta({ title: 'Pictures of shared links' }),
      languageOffer: group('Shown on pages in other languages to visitors who prefer this one', {
        text: label.describe('Leads to the page in this language'),
        close: button.describe('For screen readers: closes the offer permanently'),
      }),
    })
    .meta({ title: 'Header, footer and texts of every page' });

// In these languages a city or country name changes with its role in the sentence.
const inflecting: readonly LanguageCode[] = ['fr', 'ru'];

/** The names of cities; in such a language, the office's city must have the inflected forms. */
function cityNames({ lang, cities, officeCity }: WordsContext) {
  const names = wordsOf(cities, {
    name: label,
    in: label.optional().describe('Replaces {{city_in}}: Russian "Сурате", French "à Surat"'),
    of: label.optional().describe('Replaces {{city_of}}: Russian "Сурата", French "de Surat"'),
    countryIn: label
      .optional()
      .describe('Replaces {{country_in}}: Russian "Индии", French "en Inde"'),
  });
  if (lang === undefined || !inflecting.includes(lang)) return names;
  return names.check(({ value, issues }) => {
    for (const [index, city] of value.entries()) {
      if (city.id !== officeCity) continue;
      for (const form of ['in', 'of', 'countryIn'] as const) {
        if (city[form]) continue;
        const path = [index, form];
        issues.push({ code: 'custom', message: 'is missing', input: undefined, path });
      }
    }
  });
}

const stat = z.strictObject({ caption: line, drawing });

const homeWords = ({ projects, principles, places }: WordsContext) =>
  z.strictObject({
    hero: titledGroup('Top of the page', {
      eyebrow: label
        .meta({ title: 'Line above the headline' })
        .describe('What the company is and where it is, separated by " · "'),
      heading: group('Both parts form one sentence', {
        plain: text('The headline without its last words', 60).meta({ title: 'Beginning' }),
        accent: text('The last words, in gold', 30).meta({ title: 'End' }),
      }).meta({ title: 'Headline' }),
      text: paragraph.describe('Continues the headline: what the systems do'),
      people: line
        .meta({ title: 'Whose work gets easier' })
        .describe(
          'Introduces a list of people whose work gets easier, each a link to their system',
        ),
      primary: button.describe('Leads to the contact page').meta({ title: 'Main button' }),
      secondary: button.meta({ title: 'Link beside the main button' }),
      claims: group('Three figures below the buttons, like "{{years}} years"', {
        years: label,
        clients: label,
        countries: label,
      }).meta({ title: 'Three figures' }),
      card: group('Invites clients to write; the button leads to the contact page', {
        label,
        title: label,
        text: line,
        button,
      }),
    }),
    whoWeAre: section.extend({
      text: paragraph,
      promises: group('What clients can hold the company to, as the founder’s profile has it', {
        heading: label,
        items: z.array(titled).length(4),
      }),
      link: button.describe('Leads to the company’s story'),
    }),
    whatWeHaveBuilt: shortSection.extend({
      technologies: label.describe('Before the technologies that openings list'),
      columns: group('Headings of the texts about each project', {
        hard: label.meta({ title: 'Problem' }),
        built: label,
        changed: label,
      }).meta({ title: 'Headings of the texts' }),
      projects: wordsOf(projects, {
        kind: label.describe('As people search for it, like "Demand forecasting"'),
        who: label.describe('In the list at the top of the page: whose work it makes easier'),
        hard: line.describe('In the present tense').meta({ title: 'Problem' }),
        built: line.describe('What we built to solve it'),
        changed: line.describe('What changes; nothing that could identify a client'),
      }),
    }),
    operatingPrinciples: section.extend({
      items: wordsOf(principles, {
        ...titled.shape,
        weave: label.describe('The name of its pattern').meta({ title: 'Pattern' }),
      }),
    }),
    impactZones: longSection.extend({
      zones: wordsOf(places, { text: line }).meta({ title: 'Places' }),
      drawing,
      button,
    }),
    dna: titledGroup('Moving banner', {
      heading: label.describe('The name of the moving banner'),
      words: z.array(text('One trait, in one word if possible', 28)).length(10),
      pause: button.describe('Stops the moving banner'),
    }),
    stats: titledGroup('In numbers', {
      ...section.shape,
      statement: paragraph.describe('All claims in sentences, and what the drawings show'),
      asOf: line
        .meta({ title: 'Date of confirmation' })
        .describe('The claims are confirmed as of {{date}}; not shown until then')
        .meta({ placeholders: ['date'] }),
      items: z.strictObject(sameFields(countedClaims, stat)).extend({
        badge: stat.extend({ meaning: line.optional().describe(badgeQuestion) }),
      }),
    }),
    showDontSell: titledGroup('What this page costs', {
      ...longSection.shape,
      labels: z.strictObject({ heading: label, bytes: label, requests: label, readable: label }),
      measured: line.describe('Above figures that the browser measured'),
      built: line.describe(
        'Above the figures of the build, until the browser has measured its own',
      ),
      cached: line.describe('Instead of the bytes when everything came from the cache'),
      unknown: line.describe('Instead of a figure that the browser does not provide'),
      note: line.describe('What the figures count'),
    }),
    joinUs: longSection,
    whatsNext: titledGroup('What’s next', { button: button.describe('Leads to the contact page') }),
    meta,
  });

const storyWords = () =>
  z.strictObject({
    intro: menuIntro.extend({
      caption: line.describe('Below the punched card of the heading: how to read it'),
      paragraphs: z.array(paragraph).length(5),
    }),
    timeline: section.extend({ items: z.array(titled).length(5) }),
    close,
    meta,
  });

const teamWords = ({ people }: WordsContext) =>
  z.strictObject({
    intro: menuIntro,
    people: wordsOf(people, {
      role: label.describe('Above the name; the heading if there is no name yet'),
      text: line.describe('What it is like to work with this person'),
      portrait: drawing,
    }),
    profile: z.strictObject({
      open: button.describe('On the founder’s card'),
      close: button,
      heading,
      lede,
      sections: z.array(chapter).length(7),
    }),
    crowd: longSection.extend({ leadersLink: button }),
    meta,
  });

const leadersWords = ({ people }: WordsContext) =>
  z.strictObject({
    intro,
    pointsLabel: label.describe('Heading of the three points about each leader'),
    leaders: wordsOf(people, {
      duty: label.describe('Below the name: what this person decides or is responsible for'),
      text: line,
      points: z.array(line).length(3),
    }),
    close: closeByMail,
    meta,
  });

export const benefitIds = [
  'competitive-salary',
  'remote-first',
  'learning-budget',
  'health-and-wellness',
] as const;

const listHeading = label.describe('Heading of a list in each opening');

/** A category's button above the list of openings. */
function filter(lang: LanguageCode | undefined) {
  return {
    name: label,
    ...pluralForms(lang, ['announcement'], 'openings, for screen readers when the list changes'),
  };
}

const careersWords = ({ lang, categories, jobPlaces, jobTypes }: WordsContext) =>
  z.strictObject({
    joinUs: longSection,
    culture: section.extend({ items: z.array(titled).length(6) }),
    openings: titledGroup('List of openings', {
      ...shortSection.shape,
      remote: line
        .describe('How many openings can be remote: {{remote}} of {{all}}')
        .meta({ placeholders: ['remote', 'all'] }),
      caption: group('Below the list: what a stripe of the drawing stands for', {
        each: line.describe('If each opening has a stripe'),
        kinds: line.describe('If there are many openings and each category has a stripe'),
      }),
      none: line.meta({ title: 'If there is no opening', description: 'Instead of the list' }),
      filterLabel: label.describe('For screen readers: the name of the category buttons'),
      all: z.strictObject(filter(lang)).meta({ title: 'All categories' }),
      categories: wordsOf(categories, filter(lang)),
      filterButton: label
        .describe('{{category}} and the number of its openings, {{count}}')
        .meta({ placeholders: ['category', 'count'] }),
      total: plurals(lang, ['jobs']).describe('How many positions are open; also on the home page'),
      howToApply: group('Above the list, and on the page of each opening', {
        heading: label,
        text: line.describe('What to do, before the list of what to include'),
        asked: z.array(label).length(5).meta({ title: 'Lines of the application mail' }),
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
      places: wordsOf(jobPlaces, { name: label }),
      types: wordsOf(jobTypes, { name: label }),
      experience: plurals(lang, ['range', 'exact'])
        .describe(
          '{{from}} to {{to}} years, with the plural form for {{to}}; or exactly {{count}} years',
        )
        .meta({ placeholders: ['from', 'to'] }),
      apply: button.describe(
        'Opens the application mail; the instructions above the list quote it',
      ),
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
          placeholders: ['title', 'address', 'lines'],
        })
        .describe('For {{title}}: the {{address}} of the opening, and {{lines}} to fill in'),
    }),
    answers: answersTo(careersQuestions),
    benefits: section.extend({ items: z.strictObject(sameFields(benefitIds, titled)) }),
    close: closeByMail.omit({ link: true }).meta({ title: atEnd }),
    meta,
  });

const letterNames = letterFields.map(({ name }) => name);
const requiredLetterNames = requiredLetterFields.map(({ name }) => name);
const checkedLetterNames = checkedLetterFields.map(({ name }) => name);

const contactWords = () =>
  z.strictObject({
    intro: longSection.omit({ mark: true }),
    form: z.strictObject({
      label: label.describe('For screen readers: the name of the form'),
      required: label.describe('The meaning of the asterisk'),
      labels: z
        .strictObject(sameFields(letterNames, label))
        .describe('Above the fields; required ones end in *'),
      punched: label.describe('Below the card that is punched with the message'),
      submit: button.describe('Passes the letter to the visitor’s mail program'),
      hint: line.describe(
        'Beside the button: what it opens, and that this page sends nothing itself',
      ),
      noScript: line.describe('Above the form if scripts are turned off'),
      missing: group(
        'Error message of an empty required field',
        sameFields(requiredLetterNames, line),
      ),
      invalid: group(
        'Error message of a field with an invalid value',
        sameFields(checkedLetterNames, line),
      ),
    }),
    mail: group('The mail that the visitor’s mail program opens', {
      subject: label
        .describe('Subject of the mail; {{subject}} is what the visitor typed')
        .meta({ placeholders: ['subject'] }),
      emptySubject: label.describe(
        'Subject if scripts are turned off; the visitor types the rest after it',
      ),
      line: label
        .describe('One line: {{label}} and {{value}}. A long mail leaves out most labels')
        .meta({ placeholders: ['label', 'value'] }),
      labels: z.strictObject({
        ...sameFields(letterNames, label),
        page: label,
        sent: label,
      }),
      notSpecified: label.describe('Instead of something the visitor left out, like the company'),
      pasteNote: paragraph.describe('The whole mail if the letter is too long for a link'),
    }),
    alert: titledGroup('After sending', {
      title: label,
      thanks: text('After the letter was passed to the mail program', 300),
      otherWays: line.describe('Above the buttons of the alert'),
      messageLabel: label.describe('For screen readers: the field with the letter to copy'),
      copyRefused: line,
      copy: button,
      copied: button,
      openDraft: button,
      gmail: button,
      outlook: button,
      yahoo: button,
      close: button,
      putBack: button.describe('Puts the letter back into the form'),
      restored: line.describe('For screen readers, when the letter is back in the form'),
      blocked: line.describe('Below the thanks if the browser blocked the new tab'),
      longCopied: line.describe('If the letter is too long for a link and was copied'),
      longRefused: line.describe('If the letter is too long for a link and could not be copied'),
    }),
    details: z.strictObject({
      heading,
      email: label,
      phone: label,
      office: label,
      chat: label,
      social: label,
      timeZone: label.describe('Beside the phone number: the time at the office'),
      chatLink: button,
      applicants: group('Directs job seekers to the open positions', { label }),
    }),
    answers: answersTo(contactQuestions),
    meta,
  });

const openingWords = ({ lang }: WordsContext) =>
  z
    .strictObject({
      mark,
      back: button.describe('Leads back to the list of openings'),
      labels: z.strictObject({ salary: label, hours: label, posted: label, closes: label }),
      hours: plurals(lang, ['week']).describe('{{count}} hours a week'),
      salary: z.strictObject(
        sameFields(
          payPeriods,
          label.describe('{{amount}} for such a period').meta({ placeholders: ['amount'] }),
        ),
      ),
      drawing: text('Describes the stripe of the opening: {{title}}, {{experience}}', 220).meta({
        placeholders: ['title', 'experience'],
      }),
      work: z.strictObject({ mark, benefits: label.describe('Above the benefits') }),
      apply: z.strictObject({
        mark,
        elsewhere: group('For people without a mail program', {
          heading: label,
          text: line
            .describe('Write to {{address}}, with the subject {{subject}} and what to include')
            .meta({ placeholders: ['address', 'subject'] }),
        }).meta({ title: 'Without a mail program' }),
        link: group('Sharing the page', {
          heading: label,
          copy: button,
          copied: label.describe('Shown and read out after the link is copied'),
          refused: line.describe('If the browser cannot copy'),
          share: button.describe('Opens the share menu of the device'),
        }).meta({ title: 'Sharing' }),
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
              pageTitle('With {{title}}, {{place}} and {{experience}}; it ends with {{company}}'),
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

const legalWordsOf = (page: LegalName) => () =>
  z.strictObject({
    intro: section.extend({ mark: mark.describe('The name of the page, also in the footer') }),
    sections: z.array(chapter).min(1).optional().describe(legalQuestions[page]),
    meta,
  });

const notFoundWords = () =>
  z
    .strictObject({ mark, heading, text: line, short: line, link: button, drawing, meta })
    .meta({ title: 'Page not found' });

export const wordSchemas = {
  common: commonWords,
  home: homeWords,
  story: storyWords,
  team: teamWords,
  leaders: leadersWords,
  careers: careersWords,
  contact: contactWords,
  opening: openingWords,
  notFound: notFoundWords,
  legal: legalWordsOf('legal'),
  privacy: legalWordsOf('privacy'),
} satisfies Record<
  'common' | 'notFound' | 'opening' | PageName,
  (context: WordsContext) => z.ZodType
>;

export type WordFile = keyof typeof wordSchemas;

export const wordFileNames = Object.keys(wordSchemas) as WordFile[];
