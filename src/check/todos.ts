// Finds what the owner still has to replace, confirm or answer before the site goes public.
import { fileContent } from '#src/content/load/data.ts';
import { type Company, companySchema } from '#src/content/schema/company.ts';
import { companyPath, dataFileAt } from '#src/content/schema/dataFiles.ts';
import { byOrder } from '#src/content/schema/entry.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { type Path, textsIn, valueAt } from '#src/content/schema/paths.ts';
import { today } from '#src/day.ts';
import { statements } from '#src/form/statements.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { factsOf } from './factProblems.ts';
import type { FileContents, FileTexts } from './files.ts';
import { openQuestions } from './openQuestions.ts';

type Todo = { file: string; path: Path; reason: string };

/** `texts` are those of the data files, without errors, and of LICENSE if there is one. */
export function todos(texts: FileTexts, siteUrl?: string): Todo[] {
  const files = Object.keys(texts).filter(dataFileAt);
  const contents = new Map(files.map((file) => [file, fileContent(texts[file] ?? '')]));
  const company = companySchema.parse(contents.get(companyPath));
  const day = today(company.office.timeZone);
  return [
    ...samples(company, siteUrl),
    ...unconfirmed(company, contents, day),
    ...repository(company),
    ...inPeople(contents),
    ...inOpenings(contents, day),
    ...inZones(contents, company),
    ...inCases(contents),
    ...inAnswers(contents),
    ...licence(texts),
  ];
}

function* samples(company: Company, siteUrl?: string): Generator<Todo> {
  const siteAddress = siteUrl || company.siteAddress;
  for (const [path, text] of textsIn({ ...company, siteAddress })) {
    const reason = `is only a sample ("${text}")`;
    if (isSample(text)) yield { file: companyPath, path, reason };
  }
}

function* unconfirmed(company: Company, contents: FileContents, day: string): Generator<Todo> {
  for (const [name, statement] of statements((file) => contents.get(file))) {
    // If clients are named, the check requires this date.
    if (name === 'namedClients') continue;
    const path = ['confirmed', name];
    const reason = `enter the date, like "${day}", once somebody has confirmed this: ${statement}`;
    if (valueAt(company, path) === undefined) yield { file: companyPath, path, reason };
  }
}

function* repository(company: Company): Generator<Todo> {
  const reason = 'is empty, so the site cannot be edited at /admin/';
  if (!company.repository) yield { file: companyPath, path: ['repository'], reason };
}

function* licence({ LICENSE: text }: FileTexts): Generator<Todo> {
  const reason = 'is missing: state there who may copy this repository';
  if (!text?.trim()) yield { file: 'LICENSE', path: [], reason };
}

// Domains reserved for examples (RFC 2606), and impossible phone numbers.
function isSample(value: string): boolean {
  const isReserved = /\.(example|test|invalid|localhost)\b|\bexample\.(com|net|org)\b/.test(value);
  return isReserved || value.replaceAll(' ', '').includes('0000000');
}

function* inPeople(contents: FileContents): Generator<Todo> {
  for (const { file, id, name, photo } of factsOf('people', contents)) {
    const inEnglish = (field: string) => [defaultLanguage, field];
    if (!name) yield { file, path: inEnglish('name'), reason: `"${id}" has no name yet` };
    if (photo) continue;
    const reason = `"${id}" has no photo yet: all three are drawn until each has one`;
    yield { file, path: inEnglish('photo'), reason };
  }
}

/** Facts that only the company knows. One line for all openings, because most lack the same fields. */
function* inOpenings(contents: FileContents, day: string): Generator<Todo> {
  const open = factsOf('openings', contents).filter((opening) => !isClosed(opening, day));
  const remote = factsOf('places', contents).filter(({ remote }) => remote);
  const anywhere = open.filter(
    ({ applicants, place }) => !applicants && remote.some(({ id }) => id === place),
  );
  const gaps = [
    ['posted', 'search engines do not list them', open.filter(({ posted }) => !posted)],
    ['closes', 'they never close', open.filter(({ closes, staysOpen }) => !closes && !staysOpen)],
    ['salary', 'they show no pay', open.filter(({ salary }) => !salary)],
    ['applicants', 'search engines take them for work in that city alone', anywhere],
  ] as const;
  for (const [field, effect, openings] of gaps) {
    if (openings.length === 0) continue;
    const ids = openings.map(({ id }) => id).join(', ');
    const reason = `is missing in some openings, so ${effect}: ${ids}`;
    yield { file: 'content/openings', path: [field], reason };
  }
}

/** The threads of the map start at the first zone, which shows where the office is. */
function* inZones(contents: FileContents, { office }: Company): Generator<Todo> {
  const [first] = factsOf('zones', contents).sort(byOrder);
  if (!first?.city || first.city === office.city) return;
  const reason = `is "${first.city}", which is not the city of the office: the threads of the map start there`;
  yield { file: first.file, path: [defaultLanguage, 'city'], reason };
}

function* inCases(contents: FileContents): Generator<Todo> {
  if (factsOf('cases', contents).length > 0) return;
  const reason = 'no case yet: the section “Show, don’t sell” shows the page’s own figures';
  yield { file: 'content/cases', path: [], reason };
}

function* inAnswers(contents: FileContents): Generator<Todo> {
  for (const { file, path, question } of openQuestions) {
    if (valueAt(contents.get(file), path) !== undefined) continue;
    if (path.at(-1) === 'reference' && namesClients(contents)) continue;
    yield { file, path, reason: `waits for your answer: ${question}` };
  }
}

function namesClients(contents: FileContents): boolean {
  const named = valueAt(contents.get(companyPath), ['namedClients']);
  return named !== undefined || factsOf('cases', contents).length > 0;
}
