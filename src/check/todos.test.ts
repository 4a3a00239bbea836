import { beforeEach, expect, it, vi } from 'vitest';
import { confirmations } from '#src/content/schema/company.ts';
import { fieldName } from '#src/content/schema/paths.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import type { FileTexts } from './files.ts';
import { openQuestions } from './openQuestions.ts';
import { todos } from './todos.ts';

const today = '2026-02-01';
beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(today) / 1000));
});

const company = 'content/company.json';
const founder = 'content/people/founder.json';
const opening = 'content/openings/backend-engineer.json';

/** The small site without what its facts leave open. */
const site = smallestSite();
const withPhotos = Object.entries(site).map(([file, text]) => [
  file,
  text
    .replace('"photo": null', '"photo": "asha.jpg"')
    .replaceAll('"who": "Words"', '"who": "plan"'),
]);
const complete: FileTexts = { ...Object.fromEntries(withPhotos), LICENSE: 'All rights reserved.' };
const ready = withField(complete, company, 'repository', 'loom/website');

const linesOf = (sources: FileTexts, siteUrl?: string) =>
  todos(sources, siteUrl).map(({ file, path, reason }) => {
    return `${file}: ${fieldName(path)}: ${reason}`;
  });

it.each<[file: string, field: string, value: unknown, left: string]>([
  [company, 'siteAddress', 'https://loom.example', 'is only a sample ("https://loom.example")'],
  [company, 'phone', '+91 00000 00000', 'is only a sample ("+91 00000 00000")'],
  [company, 'reply.by', '', 'reply.by: waits for your answer: Which engineer reads the mail'],
  [company, 'repository', '', 'repository: is empty, so the site cannot be edited at /admin/'],
  [founder, 'en.name', null, '"founder" has no name yet'],
  [founder, 'en.photo', null, '"founder" has no photo yet: all three are drawn until each has one'],
  [
    opening,
    'en.posted',
    null,
    'posted: is missing in some openings, so search engines do not list them',
  ],
  [
    opening,
    'en.closes',
    null,
    'closes: is missing in some openings, so they never close: backend-engineer',
  ],
  [
    opening,
    'en.salary',
    null,
    'salary: is missing in some openings, so they show no pay: backend-engineer',
  ],
  [
    opening,
    'en.applicants',
    null,
    'applicants: is missing in some openings, so search engines take them for work in that city alone: backend-engineer',
  ],
])('tells what is left where in %s %s is %j: %s', (file, field, value, left) => {
  const lines = linesOf(withField(ready, file, field, value));
  expect(lines).toEqual([expect.stringContaining(left)]);
});

const once = `enter the date, like "${today}", once somebody has confirmed this`;

it('asks for each statement to be confirmed', () => {
  const lines = linesOf(withField(ready, company, 'confirmed', {}));
  const aboutNothing = ['sharedKnowledge', 'namedClients'];
  const names = Object.keys(confirmations).filter((name) => !aboutNothing.includes(name));
  expect(lines).toEqual(
    names.map((name) => expect.stringContaining(`${company}: confirmed.${name}: ${once}: `)),
  );
});

const knowledge = 'content/principles/shared-knowledge.json';
const withPrinciple = { ...ready, [knowledge]: ready['content/principles/first.json'] ?? '' };

it.each([
  ['work', 'locales/en/home.json', 'whatWeHaveBuilt.text'],
  ['firstPromise', 'locales/en/home.json', 'whoWeAre.promises.items[0]'],
  ['fourthPromise', 'locales/en/home.json', 'whoWeAre.promises.items[3]'],
  ['sharedKnowledge', knowledge, 'en.text'],
  ['pay', 'locales/en/careers.json', 'benefits.items.competitive-salary.text'],
])('asks for %s to be confirmed as %s has it', (name, file, field) => {
  const promised = withField(withPrinciple, file, field, 'You can leave.');
  expect(linesOf(withField(promised, company, `confirmed.${name}`))).toEqual([
    expect.stringMatching(new RegExp(`confirmed.${name}: ${once}: .*: "You can leave."$`)),
  ]);
});

it('asks for a client as a reference until one is named', () => {
  const { 'content/cases/mill.json': mill, ...others } = ready;
  const nobody = withField(others, 'locales/en/contact.json', 'answers.reference');
  const noCase = expect.stringContaining('content/cases: the whole file: no case yet');
  const reference = expect.stringContaining('answers.reference: waits for your answer');
  expect(linesOf(nobody)).toEqual([noCase, reference]);
  expect(linesOf(withField(nobody, company, 'namedClients', ['Loom', 'Mill']))).toEqual([noCase]);
  expect(linesOf({ ...nobody, 'content/cases/mill.json': mill ?? '' })).toEqual([]);
});

it('asks for each open answer', () => {
  const { 'content/cases/mill.json': _, ...withoutCase } = ready;
  for (const { file, path, question } of openQuestions) {
    const field = path.join('.');
    const left = `${file}: ${field}: waits for your answer: ${question}`;
    expect(linesOf(withField(withoutCase, file, field))).toContain(left);
  }
});

const languages = JSON.parse(ready[opening] ?? '');
const withFacts = (facts: object) => {
  const en = { ...languages.en, ...facts };
  return { ...ready, [opening]: JSON.stringify({ ...languages, en }) };
};
const sample = withField(ready, company, 'siteAddress', 'https://loom.example');
const closed = withFacts({ posted: null, salary: null, closes: '2026-01-31' });
const lasting = withFacts({ closes: null, staysOpen: true });
const nobody = withField(withField(ready, founder, 'en.name', ''), founder, 'en.photo', '');

it.each<[what: string, sources: FileTexts, siteUrl: string, left: string[]]>([
  ['nothing that is real, confirmed and answered', ready, '', []],
  ['a sample in the setting', ready, 'https://staging.test', ['siteAddress: is only a sample']],
  ['no sample that the setting replaces', sample, 'https://www.loom.dev', []],
  ['both of a person', nobody, '', ['has no name yet', 'has no photo yet']],
  ['nothing of an opening that is closed', closed, '', []],
  ['no last day of an opening that stays open', lasting, '', []],
  ['a licence', { ...ready, LICENSE: ' \n' }, '', ['LICENSE: the whole file: is missing']],
])('asks for %s', (_, sources, siteUrl, left) => {
  expect(linesOf(sources, siteUrl)).toEqual(left.map((line) => expect.stringContaining(line)));
});

const cities = {
  'content/cities/surat.json':
    '{"en":{"name":"Surat","country":"IN"},"hi":{"name":"सूरत"},"ru":{"name":"Москва"}}',
  'content/cities/pune.json': '{"en":{"name":"Pune","country":"IN"}}',
};
const india = 'content/zones/india.json';
const another = 'content/zones/other.json';
const zones = { [another]: ready[india] ?? '' };
const inPune = withField({ ...ready, ...cities, ...zones }, company, 'office.city', 'pune');
it.each([
  ['the first zone of all', 1, []],
  [
    'no zone but the first',
    undefined,
    [
      `${india}: en.city: is "surat", which is not the city of the office: the threads of the map start there`,
    ],
  ],
])('names after a move %s', (_, order, left) => {
  const start = withField(
    withField(inPune, another, 'en.city', 'pune'),
    another,
    'en.order',
    order,
  );
  expect(linesOf(start)).toEqual(left);
});
