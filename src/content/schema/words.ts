// The schemas of the files in locales/. A description is shown in the form as help. `placeholders` in a field's meta data
// are the values that only this field, or this group of fields, may name, besides those of placeholders.ts.
import { z } from 'zod';
import { pluralCategories } from '#src/i18n/formats.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type LegalName, legalNames, menu, type PageName, pageNames } from '#src/i18n/paths.ts';
import {
  describedFields,
  group,
  id,
  longestTitle,
  pageTitle,
  part,
  text,
  unique,
} from './blocks.ts';
import { countedClaims } from './company.ts';
import { checkedLetterFields, letterFields, requiredLetterFields } from './letter.ts';
import { payPeriods } from './openings.ts';

/**
 * The words of the entries of a facts file: one entry for each of their ids, in any order, and none besides. They are
 * a list because forms can edit one, and no record whose keys are ids.
 */
function wordsOf<Entry extends z.ZodType<{ id: string }>>(
  ids: readonly string[] | undefined,
  entry: Entry,
) {
  const entries = unique(z.array(entry));
  return ids ? entries.check(hasEachOf(ids)).meta({ ids }) : entries;
}

const sameId = id('The same as in the facts');

/** An entry that has a name alone. */
const named = (name: z.ZodString) => z.strictObject({ id: sameId, name });

function hasEachOf(ids: readonly string[]) {
  return ({ value, issues }: z.core.ParsePayload<{ id: string }[]>) => {
    const own = value.map((entry) => entry.id);
    for (const [index, input] of own.entries()) {
      if (ids.includes(input)) continue;
      issues.push({ code: 'invalid_value', input, values: [...ids], path: [index, 'id'] });
    }
    for (const missing of ids) {
      if (own.includes(missing)) continue;
      issues.push({ code: 'custom', message: 'is missing', input: undefined, path: [missing] });
    }
  };
}

/** Fields that are all alike, to be spread among others. */
function each<const Name extends string, Words>(names: readonly Name[], words: Words) {
  return Object.fromEntries(names.map((name) => [name, words])) as Record<Name, Words>;
}

export const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * The plural forms that the language asks for, to be spread among others: `jobs_one`, `jobs_few` … for each of the names.
 * Without a language, those of all languages, none of which has to be there.
 */
function pluralForms(lang: LanguageCode | undefined, names: readonly string[], description = '') {
  const form = text(`Said of {{count}} ${description}`.trim(), 120).meta({
    placeholders: ['count'],
  });
  const languages = lang ? [lang] : languageCodes;
  const categories = [...new Set(languages.flatMap(pluralCategories))].sort();
  const forms = names.flatMap((name) => categories.map((category) => `${name}_${category}`));
  return each<string, z.ZodType<string | undefined>>(forms, lang ? form : form.optional());
}

function plurals(lang: LanguageCode | undefined, names: readonly string[]) {
  return z.strictObject(pluralForms(lang, names));
}

/** A fact file and a path in it, and a page and the path of a list of words; * stands for each entry. */
type IdList = { facts: string; paths: string[][]; page: string; words: string[] };

/** Where the ids of what has words stand in the facts, and the words that are kept under them. */
export const idLists = {
  categories: {
    facts: 'jobs',
    paths: [['categories', '*', 'id']],
    page: 'careers',
    words: ['openings', 'categories'],
  },
  jobPlaces: {
    facts: 'jobs',
    paths: [['places', '*', 'id']],
    page: 'careers',
    words: ['openings', 'places'],
  },
  jobTypes: {
    facts: 'jobs',
    paths: [['types', '*']],
    page: 'careers',
    words: ['openings', 'types'],
  },
  people: { facts: 'people', paths: [['people', '*', 'id']], page: 'team', words: ['people'] },
  projects: {
    facts: 'projects',
    paths: [['projects', '*', 'id']],
    page: 'home',
    words: ['whatWeHaveBuilt', 'projects'],
  },
  principles: {
    facts: 'principles',
    paths: [['principles', '*', 'id']],
    page: 'home',
    words: ['operatingPrinciples', 'items'],
  },
  places: {
    facts: 'company',
    paths: [['places', '*', 'id']],
    page: 'home',
    words: ['impactZones', 'zones'],
  },
  cities: {
    facts: 'company',
    paths: [
      ['office', 'city'],
      ['places', '*', 'city'],
    ],
    page: 'common',
    words: ['cities'],
  },
  officeCity: { facts: 'company', paths: [['office', 'city']], page: 'common', words: ['cities'] },
  regions: { facts: 'company', paths: [['office', 'region']], page: 'common', words: ['regions'] },
} satisfies Record<string, IdList>;

/**
 * What the schemas of words are told: the language, and the ids of entries that have words. Where they are not told,
 * the words may be in any language, and under any ids.
 */
export type WordsContext = {
  lang?: LanguageCode;
} & Partial<Record<keyof typeof idLists, readonly string[]>>;

const inSearch = 'Search results and shared links';

const meta = z
  .strictObject({
    title: pageTitle('The page’s name in search results, at the end {{company}}'),
    description: text('The text below the title in search results', 180, 110),
  })
  .describe('What search engines and shared links show of the page')
  .meta({ title: inSearch });

const mark = text('Above a heading; where sections are numbered, after the number', 32).meta({
  title: 'Small label',
});
const heading = text('A section’s heading, set large: two short lines at most', 70);
const line = text('One or two short sentences', 240);
const paragraph = text('A paragraph', 700);
const label = text('A short label', 60);
const button = text('What a button or link does', 40);
const drawing = text('Said instead of a drawing to people who cannot see it', 220);

const titled = z.strictObject({ title: text('A short title', 60), text: line });

const section = z.strictObject({ mark, heading });
const shortSection = section.extend({ text: line });
const longSection = section.extend({ text: paragraph });

const lede = line.meta({ title: 'Opening sentence' });
const intro = section.extend({ lede });

/** The same of a page that the menu lists: its mark is its name there. */
const menuIntro = intro.omit({ mark: true });

const badgeQuestion =
  'What the badge measures, where and in which year, in one sentence; until then the figure stands on the home page without it';

const contactQuestions = {
  priceRange:
    'From which to which amount projects cost, and what makes the difference; until then no page names a price',
  replyTime: 'Within how many days you reply; until then the pages say that you do, and not when',
  workingLanguages:
    'In which languages you talk and write with clients; until then nothing says it, and a visitor takes those of the site for them',
  dataHandling:
    'Where a client’s data are kept, who sees them and when they are deleted; until then the form says only that this site keeps nothing',
  reference:
    'A client who may be named or asked, with what you built there; until then the home page describes the work without names',
};

const careersQuestions = {
  hiring:
    'The steps from the application to the contract, and how long they take; until then the pages say only how to apply',
};

const legalQuestions: Record<LegalName, string> = {
  legal:
    'Who publishes the site, with the address, the register and whatever else the law asks for; until then there is no such page, and no link to it in the footer',
  privacy:
    'Which data visitors leave with the host, with their mail and with you, why, how long, and their rights; until then there is no such page, and no link to it in the footer',
};

type OpenQuestion = { page: PageName; path: string[]; question: string };

/** What only the owner can answer, and the field of the answer; the doctor lists those without one. */
export const openQuestions: OpenQuestion[] = [
  { page: 'home', path: ['stats', 'items', 'badge', 'meaning'], question: badgeQuestion },
  ...questionsOf('contact', contactQuestions),
  ...questionsOf('careers', careersQuestions),
  ...legalNames.map((page) => ({ page, path: ['sections'], question: legalQuestions[page] })),
];

function questionsOf(page: PageName, questions: Record<string, string>): OpenQuestion[] {
  const asked = Object.entries(questions);
  return asked.map(([name, question]) => ({ page, path: ['answers', name], question }));
}

/** The owner's answers below their labels; the page shows those that are given. */
function answersTo(questions: Readonly<Record<string, string>>) {
  const labels = z.strictObject(each(Object.keys(questions), label));
  return section.extend({ labels, ...describedFields(questions, paragraph.optional()) });
}

const chapter = z.strictObject({ heading: label, paragraphs: z.array(paragraph).min(1).max(4) });

const atEnd = 'End of the page';
const close = part(atEnd, { heading, text: line, button, link: button });

const letterBody = z.string().min(1).max(600);
const closeByMail = close
  .extend({
    letter: group('The draft that the button opens', {
      subject: text('Subject of the mail', 90),
      body: letterBody.describe('Body of the mail, up to where the name is signed'),
    }),
  })
  .meta({ title: atEnd });

const readOut = label.describe('Read out, and not shown');
const toService = label.describe('Read out: to {{service}}').meta({ placeholders: ['service'] });

const commonWords = (context: WordsContext) =>
  z
    .strictObject({
      nav: part('Header', {
        label: readOut,
        logoLabel: readOut,
        languageLabel: readOut,
        skip: button.describe('The first link on every page, shown on keyboard focus'),
        menuOpen: button.describe('The menu of small screens'),
        menuClose: button.describe('The menu of small screens'),
        ...each(menu, button),
        services: button,
        about: button,
        language: button,
      }),
      footer: z.strictObject({
        closing: line.describe('The last line of every page'),
        quick: label.describe('Heading of the footer’s links to pages'),
        contact: z.strictObject(each(['email', 'phone', 'office'], label)),
        social: z.strictObject({
          heading: label,
          network: toService,
          chat: toService,
          community: toService,
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
      hints: group('Read out after links that open a new tab', { opensInNewTab: label }),
      links: group('Links that several pages have', {
        openings: button.describe('Leads to the open positions'),
      }),
      whatsNext: shortSection
        .extend({ steps: z.array(titled).length(3) })
        .describe('The steps of a project, on the home page and the contact page')
        .meta({ title: 'What’s next' }),
      mail: group('Mails that visitors send', {
        heading: label
          .describe('{{label}}, above what the visitor writes below it')
          .meta({ placeholders: ['label'] }),
      }),
      claims: group('How a sentence says a claim: put for {{years_prose}}, {{clients_prose}} …', {
        moreThan: label.describe('Around {{count}}').meta({ placeholders: ['count'] }),
      }),
      cities: cityNames(context).describe(
        'Where the office and the places of content/company.json are. A sentence that is true of one city alone names it as {{city:surat}}; one that is true of wherever the office is says {{city}}',
      ),
      regions: wordsOf(context.regions, named(label)),
      portraits: z.strictObject({
        photo: drawing
          .describe('Said of a woven photo of {{name}}')
          .meta({ placeholders: ['name'] }),
      }),
      share: z
        .strictObject({ ...each(pageNames, drawing), ...each(legalNames, drawing) })
        .describe('Said of a page’s picture in shared links')
        .meta({ title: 'Pictures of shared links' }),
      languageOffer: group('Shown on pages in other languages to visitors who read this one', {
        text: label.describe('Leads to the page in this language'),
        close: button.describe('Read out: closes the offer for good'),
      }),
    })
    .meta({ title: 'Header, footer and words of every page' });

// Languages in which the name changes with its place in the sentence; the others use the bare name.
const inflecting: readonly LanguageCode[] = ['fr', 'ru'];

/** The office's city has the forms that sentences need. */
function cityNames({ lang, cities, officeCity = [] }: WordsContext) {
  const names = wordsOf(
    cities,
    z.strictObject({
      id: sameId,
      name: label,
      in: label.optional().describe('Put for {{city_in}}: Russian "Сурате", French "à Surat"'),
      of: label.optional().describe('Put for {{city_of}}: Russian "Сурата", French "de Surat"'),
      countryIn: label
        .optional()
        .describe('Put for {{country_in}}: Russian "Индии", French "en Inde"'),
    }),
  );
  if (lang === undefined || !inflecting.includes(lang)) return names;
  return names.check(({ value, issues }) => {
    for (const [index, city] of value.entries()) {
      if (!officeCity.includes(city.id)) continue;
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
    hero: part('Top of the page', {
      eyebrow: label
        .meta({ title: 'Line above the headline' })
        .describe('What the company is and where, with " · " between the two'),
      heading: group('The two are read as one sentence', {
        plain: text('The headline up to its last word or words', 60).meta({ title: 'Beginning' }),
        accent: text('The last word or words, set in gold', 30).meta({ title: 'End' }),
      }).meta({ title: 'Headline' }),
      text: paragraph.describe('Goes on from the headline: what the systems do'),
      people: line
        .meta({ title: 'Whose work gets easier' })
        .describe('Leads to whose work gets easier, each a link to the system for it'),
      primary: button.describe('Leads to the contact page').meta({ title: 'Main button' }),
      secondary: button.meta({ title: 'Link beside the main button' }),
      claims: group(
        'Three figures below the buttons, like "{{years}} years"',
        each(['years', 'clients', 'countries'], label),
      ).meta({ title: 'Three figures' }),
      card: group('Invites a client to write; its button leads to the contact page', {
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
      technologies: label.describe('Before the tools that the openings name'),
      columns: group('Head the texts of each kind', {
        hard: label.meta({ title: 'Problem' }),
        built: label,
        changed: label,
      }).meta({ title: 'Headings of the texts' }),
      projects: wordsOf(
        projects,
        z.strictObject({
          id: sameId,
          kind: label.describe('What people search for, like "Demand forecasting"'),
          who: label.describe('Goes on from the top of the page: whose work it makes easier'),
          hard: line.describe('In the present tense').meta({ title: 'Problem' }),
          built: line.describe('What is built against it'),
          changed: line.describe('What changes; nothing that only one client could tell'),
        }),
      ),
    }),
    operatingPrinciples: section.extend({
      items: wordsOf(
        principles,
        z.strictObject({
          id: sameId,
          ...titled.shape,
          weave: label.describe('The name of its weave').meta({ title: 'Pattern' }),
        }),
      ),
    }),
    impactZones: longSection.extend({
      zones: wordsOf(places, z.strictObject({ id: sameId, text: line })).meta({ title: 'Places' }),
      drawing,
      button,
    }),
    dna: part('Moving banner', {
      heading: label.describe('Names the moving banner of traits'),
      words: z.array(text('One trait, one word if the language has it', 28)).length(10),
      pause: button.describe('Stops the moving banner'),
    }),
    stats: part('In numbers', {
      ...section.shape,
      statement: paragraph.describe('All claims in prose, and what the drawings play at'),
      asOf: line
        .meta({ title: 'Since when they are true' })
        .describe('Since when the claims are confirmed, {{date}}; not shown until they are')
        .meta({ placeholders: ['date'] }),
      items: z.strictObject({
        ...each(countedClaims, stat),
        badge: stat.extend({
          meaning: line.optional().describe(badgeQuestion),
        }),
      }),
    }),
    showDontSell: part('What this page costs', {
      ...longSection.shape,
      labels: z.strictObject(each(['heading', 'bytes', 'requests', 'readable'], label)),
      measured: line.describe('Shown above the figures when the browser has measured them'),
      built: line.describe('Shown above the figures until the browser has measured them'),
      cached: line.describe('Shown as the bytes when nothing had to travel'),
      unknown: line.describe('Shown as a figure the browser does not give'),
      note: line.describe('What the figures count'),
    }),
    joinUs: longSection,
    whatsNext: part('What’s next', { button: button.describe('Leads to the contact page') }),
    meta,
  });

const storyWords = () =>
  z.strictObject({
    intro: menuIntro.extend({
      caption: line.describe('Below the card that spells the heading; says how to read it'),
      paragraphs: z.array(paragraph).length(5),
    }),
    timeline: section.extend({ items: z.array(titled).length(5) }),
    close,
    meta,
  });

const teamWords = ({ people }: WordsContext) =>
  z.strictObject({
    intro: menuIntro,
    people: wordsOf(
      people,
      z.strictObject({
        id: sameId,
        role: label.describe('The heading until a name is given, then the line above it'),
        text: line.describe('What the person is like to work with'),
        portrait: drawing,
      }),
    ),
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
    pointsLabel: label.describe('Heads the three points of each leader'),
    leaders: wordsOf(
      people,
      z.strictObject({
        id: sameId,
        duty: label.describe('Below the name: what this person decides or answers for'),
        text: line,
        points: z.array(line).length(3),
      }),
    ),
    close: closeByMail,
    meta,
  });

export const benefitIds = [
  'competitive-salary',
  'remote-first',
  'learning-budget',
  'health-and-wellness',
] as const;

const headOfList = label.describe('Heads a list of each job');

/** A category's button above the list of openings. */
function filter(lang: LanguageCode | undefined) {
  return {
    name: label,
    ...pluralForms(lang, ['announcement'], 'openings, read out as the list changes to them'),
  };
}

const careersWords = ({ lang, categories, jobPlaces, jobTypes }: WordsContext) =>
  z.strictObject({
    joinUs: longSection,
    culture: section.extend({ items: z.array(titled).length(6) }),
    openings: part('List of openings', {
      ...shortSection.shape,
      remote: line
        .describe('How many of the openings can be remote: {{remote}} of {{all}}')
        .meta({ placeholders: ['remote', 'all'] }),
      caption: group('Below the list: what a stripe of the cloth shows', {
        each: line.describe('Where each opening has a stripe'),
        kinds: line.describe('Where there are many openings, and each category has one'),
      }),
      none: line.meta({ title: 'When there is no opening', description: 'Instead of the list' }),
      filterLabel: label.describe('Read out: the name of the group of category buttons'),
      all: z.strictObject(filter(lang)).meta({ title: 'All categories' }),
      categories: wordsOf(categories, z.strictObject({ id: sameId, ...filter(lang) })),
      filterButton: label
        .describe('{{category}} and the number of its openings, {{count}}')
        .meta({ placeholders: ['category', 'count'] }),
      total: plurals(lang, ['jobs']).describe('How many positions are open, on the home page too'),
      howToApply: group('Above the list, and on the page of each opening', {
        heading: label,
        text: line.describe('What to do, before the list of what is asked'),
        asked: z.array(label).length(5).meta({ title: 'Lines of the application mail' }),
      }),
      labels: z.strictObject({
        category: label,
        place: label,
        type: label,
        experience: label,
        duties: headOfList,
        bring: headOfList,
        show: headOfList,
        skills: headOfList,
      }),
      places: wordsOf(jobPlaces, named(label)),
      types: wordsOf(jobTypes, named(label)),
      experience: plurals(lang, ['range', 'exact'])
        .describe(
          'From {{from}} to {{to}} years, and the plural follows {{to}}; exactly {{count}} years',
        )
        .meta({ placeholders: ['from', 'to'] }),
      apply: button.describe('Opens the application mail; the way to apply quotes it'),
      applyLabel: text('Read out: the Apply link of {{title}}', 90).meta({
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
        .describe('For {{title}}: the opening’s {{address}}, and {{lines}} for what is asked'),
    }),
    answers: answersTo(careersQuestions),
    benefits: section.extend({ items: z.strictObject(each(benefitIds, titled)) }),
    close: closeByMail.omit({ link: true }).meta({ title: atEnd }),
    meta,
  });

/** The same words for each of some fields of the letter, under the fields' names. */
function letterWords<const Field extends { name: string }, Words>(
  fields: readonly Field[],
  words: Words,
) {
  const names: Field['name'][] = fields.map(({ name }) => name);
  return each(names, words);
}

const contactWords = () =>
  z.strictObject({
    intro: longSection.omit({ mark: true }),
    form: z.strictObject({
      label: label.describe('Read out: the name of the form'),
      required: label.describe('Says what the asterisk means'),
      labels: z
        .strictObject(letterWords(letterFields, label))
        .describe('Above the fields; required ones end in *'),
      punched: label.describe('Below the card that a needle punches with the message'),
      submit: button.describe('Hands the letter over to the visitor’s own mail'),
      hint: line.describe('Beside the button: what it opens, and that the page sends nothing'),
      noScript: line.describe('Shown above the form where scripts are off'),
      missing: group(
        'Said of a required field that is empty',
        letterWords(requiredLetterFields, line),
      ),
      invalid: group(
        'Said of a field whose value cannot be right',
        letterWords(checkedLetterFields, line),
      ),
    }),
    mail: group('What the visitor’s own mail program receives', {
      subject: label
        .describe('Subject of the mail; {{subject}} is what the visitor typed')
        .meta({ placeholders: ['subject'] }),
      emptySubject: label.describe(
        'Subject where scripts are off: the visitor goes on writing after it',
      ),
      line: label
        .describe('One line: {{label}} and {{value}}; a long mail lacks most labels')
        .meta({ placeholders: ['label', 'value'] }),
      labels: z.strictObject({
        ...letterWords(letterFields, label),
        page: label,
        sent: label,
      }),
      notSpecified: label.describe('Stands for what a visitor left out, like the company'),
      pasteNote: paragraph.describe('The whole mail when the letter is too long for it'),
    }),
    alert: part('After sending', {
      title: label,
      thanks: text('The alert after the form was handed over', 300),
      otherWays: line.describe('Leads to the buttons below the alert'),
      messageLabel: label.describe('Read out: the letter where it stands to be copied'),
      copyRefused: line,
      copy: button,
      copied: button,
      openDraft: button,
      gmail: button,
      outlook: button,
      yahoo: button,
      close: button,
      putBack: button.describe('Puts the letter back into the form'),
      restored: line.describe('Read out when the letter is back in the form'),
      blocked: line.describe('Below the thanks when the browser opened no tab'),
      longCopied: line.describe('The letter is too long for its link'),
      longRefused: line.describe('The letter is too long for its link'),
    }),
    details: z.strictObject({
      heading,
      email: label,
      phone: label,
      office: label,
      chat: label,
      social: label,
      timeZone: label.describe('Beside the phone: the time at the office'),
      chatLink: button,
      applicants: group('Sends job seekers to the open positions', { label }),
    }),
    answers: answersTo(contactQuestions),
    meta,
  });

const openingWords = ({ lang }: WordsContext) =>
  z
    .strictObject({
      mark,
      back: button.describe('Leads back to the list of openings'),
      labels: z.strictObject(each(['salary', 'hours', 'posted', 'closes'], label)),
      hours: plurals(lang, ['week']).describe('{{count}} hours a week'),
      salary: z.strictObject(
        each(
          payPeriods,
          label.describe('{{amount}} for each of these periods').meta({ placeholders: ['amount'] }),
        ),
      ),
      drawing: text(
        'Said of the opening’s stripe of the cloth: {{title}}, {{experience}}',
        220,
      ).meta({ placeholders: ['title', 'experience'] }),
      work: z.strictObject({ mark, benefits: label.describe('Above what the job offers') }),
      apply: z.strictObject({
        mark,
        elsewhere: group('For people without a mail program', {
          heading: label,
          text: line
            .describe('Write to {{address}}, with the subject {{subject}} and what is asked')
            .meta({ placeholders: ['address', 'subject'] }),
        }).meta({ title: 'Without a mail program' }),
        link: group('Passing the page on', {
          heading: label,
          copy: button,
          copied: label.describe('Read out and shown once the link is copied'),
          refused: line.describe('Shown where the browser does not copy'),
          share: button.describe('Opens the device’s own list of ways to share'),
        }).meta({ title: 'Passing it on' }),
      }),
      others: z
        .strictObject({
          mark,
          heading: heading.describe('Above the other openings of the category, {{category}}'),
          headingOfAll: heading.describe('Above other openings, where the category has no other'),
          all: button.describe('Leads to the whole list of the category, {{category}}'),
        })
        .meta({ placeholders: ['category'] }),
      closed: group('Shown instead of the ways to apply once the opening is closed', {
        mark,
        meta: text('Instead of the description', 180).meta({ title: inSearch }),
        heading,
        text: text('When it closed, {{date}}, and where to go from here', 240).meta({
          placeholders: ['date'],
        }),
      }).meta({ title: 'Once it is closed' }),
      meta: z
        .strictObject({
          titles: z
            .array(pageTitle('With {{title}}, {{place}}, {{experience}}, at the end {{company}}'))
            .length(3)
            .describe(
              `The page’s name in search results, from the longest to the shortest; the first that has no more than ${longestTitle} characters is shown`,
            ),
          description: text('Search results: {{title}}, {{place}} and {{experience}}', 180, 110),
        })
        .meta({ title: inSearch, placeholders: ['title', 'place', 'experience'] }),
    })
    .meta({ title: 'Page of an opening' });

const legalWordsOf = (page: LegalName) => () =>
  z.strictObject({
    intro: section.extend({ mark: mark.describe('The page’s name, which the footer shows, too') }),
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
