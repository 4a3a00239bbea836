// What is still a sample, or waits for an answer of the owner's, before the site goes public.
import { dataIn } from '#src/content/load/data.ts';
import { companyFacts, confirmations } from '#src/content/schema/company.ts';
import { englishOpening, isClosed } from '#src/content/schema/openings.ts';
import { peopleFacts } from '#src/content/schema/people.ts';
import { openQuestions } from '#src/content/schema/words.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { openingOf } from './openings.ts';
import { type Path, type Texts, textsIn, valueAt } from './problems.ts';

type Left = { file: string; path: Path; what: string };

/**
 * `texts` are the data files, in which the gate must find no problem, and LICENSE if there is one; `today` is like
 * "2026-01-31".
 */
export function whatIsLeft(texts: Texts, today: string, siteUrl?: string): Left[] {
  const left = [
    ...inCompany(texts, today, siteUrl),
    ...inPeople(texts),
    ...inOpenings(texts, today),
    ...inAnswers(texts),
  ];
  if (!texts.LICENSE?.trim()) {
    const what = 'is missing: say there who may copy this repository';
    left.push({ file: 'LICENSE', path: [], what });
  }
  return left;
}

function* inCompany(texts: Texts, today: string, siteUrl?: string): Generator<Left> {
  const file = 'content/company.json';
  const company = companyFacts.parse(contentOf(texts, file));
  const siteAddress = siteUrl || company.siteAddress;
  for (const [path, text] of textsIn({ ...company, siteAddress })) {
    const what = `is only a sample ("${text}")`;
    if (isSample(text)) yield { file, path, what };
  }
  for (const [name, statement] of Object.entries(confirmations)) {
    const path = ['confirmed', name];
    if (valueAt(company, path) !== undefined) continue;
    const what = `put the day there, like "${today}", once somebody has made sure of this: ${statement}`;
    yield { file, path, what };
  }
}

// Domains reserved for examples (RFC 2606), and numbers that nobody has.
function isSample(value: string): boolean {
  const isReserved = /\.(example|test|invalid|localhost)\b|\bexample\.(com|net|org)\b/.test(value);
  return isReserved || value.replaceAll(' ', '').includes('0000000');
}

function* inPeople(texts: Texts): Generator<Left> {
  const file = 'content/people.json';
  const { people } = peopleFacts.parse(contentOf(texts, file));
  for (const [index, { id, name, photo }] of people.entries()) {
    const entry = ['people', index];
    if (!name) yield { file, path: [...entry, 'name'], what: `"${id}" has no name yet` };
    if (!photo) yield { file, path: [...entry, 'photo'], what: `"${id}" has no portrait yet` };
  }
}

/** Dates and pay that only the company knows: for all openings together, since most lack the same. */
function* inOpenings(texts: Texts, today: string): Generator<Left> {
  const files = Object.keys(texts).filter((file) => openingOf(file)?.lang === defaultLanguage);
  const openings = files.map((file) => ({
    id: openingOf(file)?.id,
    ...englishOpening.parse(contentOf(texts, file)),
  }));
  const open = openings.filter((opening) => !isClosed(opening, today));
  const lacking = {
    posted: ['are not listed by search engines', open.filter(({ posted }) => !posted)],
    closes: ['never close', open.filter(({ closes, staysOpen }) => !closes && !staysOpen)],
    salary: ['name no pay', open.filter(({ salary }) => !salary)],
  } as const;
  for (const [field, [effect, found]] of Object.entries(lacking)) {
    const ids = found.map(({ id }) => id).join(', ');
    const what = `is missing in openings, which ${effect}: ${ids}`;
    if (ids) yield { file: `content/openings/${defaultLanguage}`, path: [field], what };
  }
}

function* inAnswers(texts: Texts): Generator<Left> {
  for (const { page, path, question } of openQuestions) {
    const file = `locales/${defaultLanguage}/${page}.json`;
    const answer = valueAt(contentOf(texts, file), path);
    const what = `waits for your answer: ${question}`;
    if (answer === undefined) yield { file, path, what };
  }
}

function contentOf(texts: Texts, file: string): unknown {
  return dataIn(texts[file] ?? '');
}
