import { dataIn } from '#src/content/load/data.ts';
import { companyFacts, confirmations } from '#src/content/schema/company.ts';
import { englishOpening, isClosed } from '#src/content/schema/openings.ts';
import { peopleFacts } from '#src/content/schema/people.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/schemas.ts';
import { openQuestions } from '#src/content/schema/words.ts';
import { defaultLanguage, detailsOf, languageCodes } from '#src/i18n/languages.ts';
import { openingOf } from './openings.ts';
import { fieldName, type Problem, type Texts, textsIn } from './problems.ts';
import { reviewFile, translatedLanguages, translationStatus, wordsOf } from './reviews.ts';

type Left = Generator<[file: string, field: string, wrong: string, fix: string]>;

/**
 * What still keeps the site from going public. `texts` are the data files, in which the gate must find
 * no problem, and LICENSE if there is one; `today` is like "2026-01-31".
 */
export function whatIsLeft(texts: Texts, today: string, siteUrl?: string): Problem[] {
  const left = [
    ...inCompany(texts, today, siteUrl),
    ...inPeople(texts),
    ...inOpenings(texts, today),
    ...inAnswers(texts),
    ...inCities(texts),
    ...inTranslations(texts),
  ];
  // Which licence is for the owner to decide; without the file, nobody may use the code.
  if (!texts.LICENSE?.trim()) {
    const wrong = 'is missing: nobody can tell whether this repository may be copied';
    const fix =
      'Decide on a licence and put its text there, or a line like "All rights reserved." with your name and the year.';
    left.push(['LICENSE', 'the whole file', wrong, fix]);
  }
  return left.map(([file, field, wrong, fix]) => ({ file, field, wrong, fix }));
}

function companyIn(texts: Texts) {
  return companyFacts.parse(dataIn(texts['content/company.json'] ?? ''));
}

function* inCompany(texts: Texts, today: string, siteUrl?: string): Left {
  const file = 'content/company.json';
  const company = companyIn(texts);
  const { confirmed, copyrightYear } = company;
  const siteAddress = siteUrl || company.siteAddress;
  for (const [path, text] of textsIn({ ...company, siteAddress })) {
    if (!isSample(text)) continue;
    const fix = 'Put the company’s own there, and try it once.';
    yield [file, fieldName(path), `is only a sample ("${text}")`, fix];
  }

  for (const [name, statement] of Object.entries(confirmations)) {
    const day = confirmed[name as keyof typeof confirmations];
    const field = `confirmed.${name}`;
    if (!day) {
      const fix = `Read it there. If all of it is true, put the day, like "${today}".`;
      yield [file, field, `nobody has confirmed this yet: ${statement}`, fix];
    } else if (day > today) {
      const wrong = `lies in the future ("${day}"; today is ${today})`;
      yield [file, field, wrong, 'Put the day on which somebody made sure of it.'];
    }
  }

  const year = Number(today.slice(0, 4));
  if (copyrightYear !== year) {
    const fix = `Put ${year}, or the year in which the site was last written anew.`;
    yield [file, 'copyrightYear', `is not this year’s: it is ${year} now (${copyrightYear})`, fix];
  }
}

function* inAnswers(texts: Texts): Left {
  for (const [asked, question] of Object.entries(openQuestions)) {
    const [page, field = ''] = asked.split(':') as [WordFile, string];
    const words = [...wordsOf(texts, defaultLanguage, page).keys()];
    if (words.some((key) => key.startsWith(field))) continue;
    const fix = 'Write what is true there, in each language; the page shows it from then on.';
    const wrong = `nobody has answered this yet: ${question}`;
    yield [`locales/${defaultLanguage}/${page}.json`, field, wrong, fix];
  }
}

// Domains reserved for examples (RFC 2606), and numbers that nobody has.
function isSample(value: string): boolean {
  return (
    /\.(example|test|invalid|localhost)\b|\bexample\.(com|net|org)\b/.test(value) ||
    value.replaceAll(' ', '').includes('0000000')
  );
}

function* inPeople(texts: Texts): Left {
  const file = 'content/people.json';
  const { people } = peopleFacts.parse(dataIn(texts[file] ?? ''));
  for (const [index, { id, name, photo }] of people.entries()) {
    const field = `people[${index}]`;
    if (!name) {
      const wrong = `has no name yet (${id}): the pages of team and leaders show the role in its place`;
      yield [file, `${field}.name`, wrong, 'Put the name the person goes by, in quotes.'];
    }
    if (!photo) {
      const fix = `Put a picture into content/portraits and its file name there, like "${id}.jpg".`;
      yield [file, `${field}.photo`, `has no portrait yet (${id})`, fix];
    }
  }
}

const openingFields = [
  ['posted', 'search engines do not list it', 'Put the day it was announced, like "2026-01-31".'],
  [
    'closes',
    'it never closes',
    'Put the last day to apply; if it is meant to stay open, put "staysOpen": true.',
  ],
  [
    'salary',
    'only its benefits speak of pay',
    'Put from which to which amount, in which currency, and for which period.',
  ],
] as const;

/** Dates and pay that only the company knows. An opening that has closed needs none. */
function* inOpenings(texts: Texts, today: string): Left {
  const files = Object.keys(texts).filter((file) => openingOf(file)?.lang === defaultLanguage);
  for (const file of files) {
    const opening = englishOpening.parse(dataIn(texts[file] ?? ''));
    if (isClosed(opening, today)) continue;
    for (const [field, effect, fix] of openingFields) {
      if (opening[field] || (field === 'closes' && opening.staysOpen)) continue;
      yield [file, field, `is missing, so ${effect}`, fix];
    }
  }
}

function* inCities(texts: Texts): Left {
  const { office, places } = companyIn(texts);
  const known = [office.city, ...places.map(({ city }) => city)];
  for (const [key, english] of wordsOf(texts, defaultLanguage, 'common')) {
    const [isCity, id = ''] = /^cities\.(.*)/.exec(key) ?? [];
    if (!isCity || known.includes(id)) continue;
    const sentences = languageCodes.flatMap((lang) => {
      const name = wordsOf(texts, lang, 'common').get(key) ?? english;
      const speaksOfIt = (words: string) =>
        words.includes(`{{city:${id}}}`) || words.includes(name);
      return wordFileNames.flatMap((page) =>
        [...wordsOf(texts, lang, page)]
          .filter(([field, words]) => !/^(cities|cityForms)\./.test(field) && speaksOfIt(words))
          .map(([field]) => ({ file: `locales/${lang}/${page}.json`, field, name })),
      );
    });
    for (const { file, field, name } of sentences) {
      const wrong = `still speaks of ${name}, where the company is no longer`;
      const fix = 'Rewrite it; {{city}} stands for the city of the office, wherever that is.';
      yield [file, field, wrong, fix];
    }
    if (sentences.length > 0) continue;
    const wrong = 'is a city of which no fact and no sentence speaks';
    const fix = 'Remove it from common.json in every language.';
    yield [`locales/${defaultLanguage}/common.json`, key, wrong, fix];
  }
}

/** Missing, never reviewed, and reviewed against older English: each is settled differently. */
function* inTranslations(texts: Texts): Left {
  const status = translationStatus(texts);
  for (const lang of translatedLanguages) {
    const then = `; then: npm run translate:reviewed ${lang}`;
    const kinds = [
      ['missing', 'missing, the English ones are shown', 'translate and add to these files'],
      ['unreviewed', 'never reviewed', `read${then}`],
      ['older', 'older than the English', `compare with the English and rewrite${then}`],
    ] as const;
    for (const [kind, state, remedy] of kinds) {
      const pages = status.filter((page) => page.lang === lang && page[kind].length > 0);
      if (pages.length === 0) continue;
      const file = kind === 'missing' ? `locales/${lang}` : reviewFile(lang);
      const names = pages.map(({ page }) => page);
      const count = pages.flatMap((page) => page[kind]).length;
      const wrong = `${count} of the words in ${detailsOf(lang).name}: ${state}`;
      const fix = `npm run translate:status ${lang} ${names.join(' ')} lists what to ${remedy}`;
      yield [file, names.join(', '), wrong, fix];
    }
  }
}
