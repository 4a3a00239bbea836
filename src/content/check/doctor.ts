import { dataIn } from '#src/content/load/data.ts';
import { type Company, companyFacts, confirmations } from '#src/content/schema/company.ts';
import { isClosed, jobFacts } from '#src/content/schema/jobs.ts';
import { peopleFacts } from '#src/content/schema/people.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { defaultLanguage, detailsOf, languageCodes } from '#src/i18n/languages.ts';
import type { Problem } from './problems.ts';
import { reviewFile, translatedLanguages, translationStatus, wordsOf } from './reviews.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Everything that still keeps the site from going public: samples, what is missing or not confirmed,
 * and what is out of date. `texts` are the data files, in which the gate must find no problem, and
 * LICENSE if there is one; `today` is like "2026-01-31".
 */
export function whatIsLeft(texts: Texts, today: string, siteUrl?: string): Problem[] {
  const company = companyFacts.parse(dataIn(texts['content/company.json'] ?? ''));
  return [
    ...sampleAddresses(company, siteUrl),
    ...unconfirmed(company, today),
    ...copyrightOfAnotherYear(company, today),
    ...meaninglessBadge(texts, company),
    ...facelessPeople(texts),
    ...undatedOpenings(texts, today),
    ...sentencesOfElsewhere(texts, company),
    ...untranslated(texts),
    ...unlicensed(texts),
  ];
}

// Which licence is for the owner to decide; without the file, nobody may use the code.
function unlicensed(texts: Texts): Problem[] {
  if (texts.LICENSE?.trim()) return [];
  const wrong = 'is missing: nobody can tell whether this repository may be copied';
  const fix =
    'Decide on a licence and put its text there, or a line like "All rights reserved." with your name and the year.';
  return [{ file: 'LICENSE', field: 'the whole file', wrong, fix }];
}

function sampleAddresses(company: Company, siteUrl?: string): Problem[] {
  const { siteAddress, email, securityEmail, phone, social } = company;
  const fields: { field: string; value: string; fix: string }[] = [
    {
      field: 'siteAddress',
      value: siteUrl || siteAddress,
      fix: 'Put the address people will type, like https://www.your-company.com.',
    },
    { field: 'email', value: email, fix: 'Put the address that somebody reads every day.' },
    {
      field: 'securityEmail',
      value: securityEmail,
      fix: 'Put the address where somebody acts on reports of a weakness; it may be the same.',
    },
    { field: 'phone', value: phone, fix: 'Put the number with its country code.' },
    ...Object.entries(social).map(([kind, { name, address }]) => ({
      field: `social.${kind}.address`,
      value: address,
      fix: `Put the address of the company’s own page or number on ${name}.`,
    })),
  ];
  return fields
    .filter(({ value }) => isSample(value))
    .map(({ field, value, fix }) => ({
      file: 'content/company.json',
      field,
      wrong: `is only a sample ("${value}")`,
      fix,
    }));
}

// Names that are reserved for examples (RFC 2606), and numbers that nobody has.
function isSample(value: string): boolean {
  return (
    /\.(example|test|invalid|localhost)\b|\bexample\.(com|net|org)\b/.test(value) ||
    value.replaceAll(' ', '').includes('0000000')
  );
}

function unconfirmed({ confirmed }: Company, today: string): Problem[] {
  return Object.entries(confirmations).flatMap(([name, { read, statement }]) => {
    const day = confirmed[name as keyof typeof confirmations];
    const finding = { file: 'content/company.json', field: `confirmed.${name}` };
    if (day === null) {
      const wrong = `nobody has confirmed this yet: ${statement}`;
      const fix = `Read ${read}. If all of it is true, put the day there, like "${today}".`;
      return [{ ...finding, wrong, fix }];
    }
    if (day <= today) return [];
    const wrong = `lies in the future ("${day}"; today is ${today})`;
    return [{ ...finding, wrong, fix: 'Put the day on which somebody made sure of it.' }];
  });
}

function meaninglessBadge(texts: Texts, { claims }: Company): Problem[] {
  const file = `locales/${defaultLanguage}/home.json`;
  const field = 'stats.items.badge.meaning';
  if (wordsOf(texts, defaultLanguage, 'home').has(field)) return [];
  const wrong = `is not there yet: nobody can tell what the ${claims.badge}% of the badge are a share of`;
  const fix = 'Add what was measured, where and in which year, in one sentence, in each language.';
  return [{ file, field, wrong, fix }];
}

function copyrightOfAnotherYear({ copyrightYear }: Company, today: string): Problem[] {
  const year = Number(today.slice(0, 4));
  if (copyrightYear === year) return [];
  const what = copyrightYear < year ? 'is past' : 'lies in the future';
  const wrong = `${what}: it is ${year} now (${copyrightYear})`;
  const fix = `Put ${year}, or the year in which the site was last written anew.`;
  return [{ file: 'content/company.json', field: 'copyrightYear', wrong, fix }];
}

const askedOfPeople = {
  name: { what: 'name', fix: () => 'Put the name the person goes by, in quotes.' },
  photo: {
    what: 'portrait',
    fix: (id: string) =>
      `Put a picture into content/portraits and its file name there, like "${id}.jpg".`,
  },
};

function facelessPeople(texts: Texts): Problem[] {
  const file = 'content/people.json';
  const { people } = peopleFacts.parse(dataIn(texts[file] ?? ''));
  return people.flatMap((person, index) =>
    (['name', 'photo'] as const)
      .filter((asked) => !person[asked])
      .map((asked) => ({
        file,
        field: `people[${index}].${asked}`,
        wrong: `has no ${askedOfPeople[asked].what} yet (${person.id})`,
        fix: askedOfPeople[asked].fix(person.id),
      })),
  );
}

const askedDates = {
  posted: {
    wrong: 'is missing, so search engines do not list',
    fix: 'Put the day each was announced, like "2026-01-31".',
  },
  closes: {
    wrong: 'is missing, so nothing ever closes',
    fix: 'Put the last day to apply, or settle that the opening stays until it is removed.',
  },
} as const;

/** Dates of openings that only the company knows. An opening that has closed needs none. */
function undatedOpenings(texts: Texts, today: string): Problem[] {
  const file = 'content/jobs.json';
  const { jobs } = jobFacts.parse(dataIn(texts[file] ?? ''));
  const open = jobs.filter((job) => !isClosed(job, today));
  return (['posted', 'closes'] as const).flatMap((field) => {
    const undated = open.filter((job) => job[field] === undefined).map(({ id }) => id);
    if (undated.length === 0) return [];
    const { wrong, fix } = askedDates[field];
    return [{ file, field, wrong: `${wrong}: ${undated.join(', ')}`, fix }];
  });
}

/** Sentences that name a city which content/company.json no longer has. */
function sentencesOfElsewhere(texts: Texts, { office, places }: Company): Problem[] {
  const cities = [office.city, ...places.map(({ city }) => city)];
  const left = [...wordsOf(texts, defaultLanguage, 'common').keys()]
    .filter((key) => key.startsWith('cities.'))
    .map((key) => key.slice('cities.'.length))
    .filter((id) => !cities.includes(id));

  return left.flatMap((id) => {
    const sentences = languageCodes.flatMap((lang) => {
      const name = wordsOf(texts, lang, 'common').get(`cities.${id}`) ?? id;
      return wordFileNames.flatMap((page) =>
        [...wordsOf(texts, lang, page)]
          .filter(([field]) => !field.startsWith('cities.') && !field.startsWith('cityForms.'))
          .filter(([, words]) => words.includes(`{{city:${id}}}`) || words.includes(name))
          .map(([field]) => ({
            file: `locales/${lang}/${page}.json`,
            field,
            wrong: `still speaks of ${name}, where the company is no longer`,
            fix: 'Rewrite it; {{city}} stands for the city of the office, wherever that is.',
          })),
      );
    });
    if (sentences.length > 0) return sentences;
    return [
      {
        file: `locales/${defaultLanguage}/common.json`,
        field: `cities.${id}`,
        wrong: 'is a city of which no fact and no sentence speaks',
        fix: 'Remove it from common.json in every language.',
      },
    ];
  });
}

/** Missing, never reviewed and reviewed against older English are told apart: each is settled differently. */
function untranslated(texts: Texts): Problem[] {
  const status = translationStatus(texts);
  return translatedLanguages.flatMap((lang) => {
    const { name } = detailsOf(lang);
    const about = (kind: 'missing' | 'unreviewed' | 'older', wrong: string, remedy: string) => {
      const pages = status.filter((page) => page.lang === lang && page[kind].length > 0);
      if (pages.length === 0) return [];
      const count = pages.reduce((sum, page) => sum + page[kind].length, 0);
      const named = pages.map(({ page }) => page);
      const words = count === 1 ? '1 word' : `${count} words`;
      return [
        {
          file: kind === 'missing' ? `locales/${lang}` : reviewFile(lang),
          field: named.join(', '),
          wrong: `${words} in ${name}: ${wrong}`,
          fix: `npm run translate:status ${lang} ${named.join(' ')} lists what to ${remedy}`,
        },
      ];
    };
    const read = (what: string) => `${what}; then: npm run translate:reviewed ${lang}`;
    return [
      ...about(
        'missing',
        'missing, the English ones are shown',
        'translate and add to these files',
      ),
      ...about('unreviewed', 'never reviewed', read('read')),
      ...about('older', 'older than the English', read('compare with the English and rewrite')),
    ];
  });
}
