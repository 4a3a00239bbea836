import { dataIn } from '#src/content/load/data.ts';
import { companyFacts, confirmations } from '#src/content/schema/company.ts';
import { isClosed, jobFacts } from '#src/content/schema/jobs.ts';
import { peopleFacts } from '#src/content/schema/people.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { defaultLanguage, detailsOf, languageCodes } from '#src/i18n/languages.ts';
import type { Problem } from './problems.ts';
import { reviewFile, translatedLanguages, translationStatus, wordsOf } from './reviews.ts';

type Texts = Readonly<Record<string, string>>;
type Add = (file: string, field: string, wrong: string, fix: string) => void;

/**
 * Everything that still keeps the site from going public: samples, what is missing or not confirmed,
 * and what is out of date. `texts` are the data files, in which the gate must find no problem, and
 * LICENSE if there is one; `today` is like "2026-01-31".
 */
export function whatIsLeft(texts: Texts, today: string, siteUrl?: string): Problem[] {
  const left: Problem[] = [];
  const add: Add = (file, field, wrong, fix) => left.push({ file, field, wrong, fix });
  addCompany(add, texts, today, siteUrl);
  addPeople(add, texts);
  addOpenings(add, texts, today);
  addCities(add, texts);
  addTranslations(add, texts);
  // Which licence is for the owner to decide; without the file, nobody may use the code.
  if (!texts.LICENSE?.trim()) {
    const wrong = 'is missing: nobody can tell whether this repository may be copied';
    const fix =
      'Decide on a licence and put its text there, or a line like "All rights reserved." with your name and the year.';
    add('LICENSE', 'the whole file', wrong, fix);
  }
  return left;
}

function companyIn(texts: Texts) {
  return companyFacts.parse(dataIn(texts['content/company.json'] ?? ''));
}

function addCompany(add: Add, texts: Texts, today: string, siteUrl?: string) {
  const company = companyIn(texts);
  const file = 'content/company.json';
  const { siteAddress, email, securityEmail, phone, social, confirmed, copyrightYear } = company;
  const addresses = [
    [
      'siteAddress',
      siteUrl || siteAddress,
      'Put the address people will type, like https://www.your-company.com.',
    ],
    ['email', email, 'Put the address that somebody reads every day.'],
    [
      'securityEmail',
      securityEmail,
      'Put the address where somebody acts on reports of a weakness; it may be the same.',
    ],
    ['phone', phone, 'Put the number with its country code.'],
    ...Object.entries(social).map(([kind, { name, address }]) => [
      `social.${kind}.address`,
      address,
      `Put the address of the company’s own page or number on ${name}.`,
    ]),
  ];
  for (const [field = '', value = '', fix = ''] of addresses) {
    if (isSample(value)) add(file, field, `is only a sample ("${value}")`, fix);
  }

  for (const [name, { read, statement }] of Object.entries(confirmations)) {
    const day = confirmed[name as keyof typeof confirmations];
    const field = `confirmed.${name}`;
    if (day === null) {
      const fix = `Read ${read}. If all of it is true, put the day there, like "${today}".`;
      add(file, field, `nobody has confirmed this yet: ${statement}`, fix);
    } else if (day > today) {
      const wrong = `lies in the future ("${day}"; today is ${today})`;
      add(file, field, wrong, 'Put the day on which somebody made sure of it.');
    }
  }

  const year = Number(today.slice(0, 4));
  if (copyrightYear !== year) {
    const what = copyrightYear < year ? 'is past' : 'lies in the future';
    const fix = `Put ${year}, or the year in which the site was last written anew.`;
    add(file, 'copyrightYear', `${what}: it is ${year} now (${copyrightYear})`, fix);
  }

  const meaning = 'stats.items.badge.meaning';
  if (!wordsOf(texts, defaultLanguage, 'home').has(meaning)) {
    const wrong = `is not there yet: nobody can tell what the ${company.claims.badge}% of the badge are a share of`;
    const fix =
      'Add what was measured, where and in which year, in one sentence, in each language.';
    add(`locales/${defaultLanguage}/home.json`, meaning, wrong, fix);
  }
}

// Names that are reserved for examples (RFC 2606), and numbers that nobody has.
function isSample(value: string): boolean {
  return (
    /\.(example|test|invalid|localhost)\b|\bexample\.(com|net|org)\b/.test(value) ||
    value.replaceAll(' ', '').includes('0000000')
  );
}

function addPeople(add: Add, texts: Texts) {
  const file = 'content/people.json';
  const { people } = peopleFacts.parse(dataIn(texts[file] ?? ''));
  for (const [index, { id, name, photo }] of people.entries()) {
    const field = `people[${index}]`;
    if (!name) {
      const fix = 'Put the name the person goes by, in quotes.';
      add(file, `${field}.name`, `has no name yet (${id})`, fix);
    }
    if (!photo) {
      const fix = `Put a picture into content/portraits and its file name there, like "${id}.jpg".`;
      add(file, `${field}.photo`, `has no portrait yet (${id})`, fix);
    }
  }
}

/** Dates that only the company knows. An opening that has closed needs none. */
function addOpenings(add: Add, texts: Texts, today: string) {
  const file = 'content/jobs.json';
  const { jobs } = jobFacts.parse(dataIn(texts[file] ?? ''));
  const addUndated = (field: 'posted' | 'closes', wrong: string, fix: string) => {
    const undated = jobs.filter((job) => !isClosed(job, today) && job[field] === undefined);
    const ids = undated.map(({ id }) => id).join(', ');
    if (ids) add(file, field, `is missing, so ${wrong}: ${ids}`, fix);
  };
  addUndated(
    'posted',
    'search engines do not list',
    'Put the day each was announced, like "2026-01-31".',
  );
  addUndated(
    'closes',
    'nothing ever closes',
    'Put the last day to apply, or settle that the opening stays until it is removed.',
  );
}

/** Sentences that name a city which content/company.json no longer has. */
function addCities(add: Add, texts: Texts) {
  const { office, places } = companyIn(texts);
  const cities = [office.city, ...places.map(({ city }) => city)];
  for (const key of wordsOf(texts, defaultLanguage, 'common').keys()) {
    const [, id = ''] = /^cities\.(.*)/.exec(key) ?? [];
    if (!id || cities.includes(id)) continue;
    let isSpokenOf = false;
    for (const lang of languageCodes) {
      const name = wordsOf(texts, lang, 'common').get(key) ?? id;
      for (const page of wordFileNames) {
        for (const [field, words] of wordsOf(texts, lang, page)) {
          if (/^(cities|cityForms)\./.test(field)) continue;
          if (!words.includes(`{{city:${id}}}`) && !words.includes(name)) continue;
          isSpokenOf = true;
          const wrong = `still speaks of ${name}, where the company is no longer`;
          const fix = 'Rewrite it; {{city}} stands for the city of the office, wherever that is.';
          add(`locales/${lang}/${page}.json`, field, wrong, fix);
        }
      }
    }
    if (isSpokenOf) continue;
    const wrong = 'is a city of which no fact and no sentence speaks';
    const fix = 'Remove it from common.json in every language.';
    add(`locales/${defaultLanguage}/common.json`, key, wrong, fix);
  }
}

/** Missing, never reviewed and reviewed against older English are told apart: each is settled differently. */
function addTranslations(add: Add, texts: Texts) {
  const status = translationStatus(texts);
  for (const lang of translatedLanguages) {
    const then = `; then: npm run translate:reviewed ${lang}`;
    const kinds = [
      ['missing', 'missing, the English ones are shown', 'translate and add to these files'],
      ['unreviewed', 'never reviewed', `read${then}`],
      ['older', 'older than the English', `compare with the English and rewrite${then}`],
    ] as const;
    for (const [kind, wrong, remedy] of kinds) {
      const pages = status.filter((page) => page.lang === lang && page[kind].length > 0);
      const count = pages.flatMap((page) => page[kind]).length;
      if (count === 0) continue;
      const names = pages.map(({ page }) => page);
      add(
        kind === 'missing' ? `locales/${lang}` : reviewFile(lang),
        names.join(', '),
        `${count === 1 ? '1 word' : `${count} words`} in ${detailsOf(lang).name}: ${wrong}`,
        `npm run translate:status ${lang} ${names.join(' ')} lists what to ${remedy}`,
      );
    }
  }
}
