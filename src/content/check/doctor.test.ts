import { expect, it } from 'vitest';
import { confirmations } from '#src/content/schema/company.ts';
import { openQuestions } from '#src/content/schema/words.ts';
import { withField } from '#tests/problemTable.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { whatIsLeft } from './doctor.ts';
import { fieldName, type Texts } from './problems.ts';

const today = '2026-02-01';
const company = 'content/company.json';
const people = 'content/people.json';
const opening = 'content/openings/en/backend-engineer.json';

const ready = readySite();

const linesOf = (texts: Texts, siteUrl?: string) =>
  whatIsLeft(texts, today, siteUrl).map(
    ({ file, path, what }) => `${file}: ${fieldName(path)}: ${what}`,
  );

it('finds nothing where everything is real, confirmed and answered', () => {
  expect(linesOf(ready)).toEqual([]);
});

it.each<[file: string, field: string, value: unknown, left: string]>([
  [company, 'siteAddress', 'https://www.loom.example', 'siteAddress: is only a sample ("https:'],
  [company, 'phone', '+91 00000 00000', 'phone: is only a sample ("+91 00000 00000")'],
  [people, 'people.0.name', null, 'people[0].name: "founder" has no name yet'],
  [people, 'people.1.photo', null, 'people[1].photo: "cto" has no portrait yet'],
  [
    opening,
    'posted',
    undefined,
    'posted: is missing in some openings, so search engines do not list',
  ],
  [
    opening,
    'closes',
    undefined,
    'closes: is missing in some openings, so they never close: backend-',
  ],
  [
    opening,
    'salary',
    undefined,
    'salary: is missing in some openings, so they show no pay: backend-',
  ],
])('tells what is left where in %s %s is %j', (file, field, value, left) => {
  const lines = linesOf(withField(ready, file, field, value));
  expect(lines).toEqual([expect.stringContaining(left)]);
});

it.each(Object.entries(confirmations))('asks for %s to be confirmed', (name, statement) => {
  const lines = linesOf(withField(ready, company, `confirmed.${name}`, null));
  expect(lines).toEqual([
    expect.stringMatching(`confirmed.${name}: enter the date, like "${today}"`),
  ]);
  const named = statement.match(/[\w/]+\.json/g) ?? [''];
  expect(Object.keys(ready)).toEqual(expect.arrayContaining(named));
});

it.each(openQuestions)('asks $page: $question', ({ page, path, question }) => {
  const file = `locales/en/${page}.json`;
  const field = path.join('.');
  const lines = linesOf(withField(ready, file, field));
  expect(lines).toEqual([`${file}: ${field}: waits for your answer: ${question}`]);
});

const job = JSON.parse(ready[opening] ?? '');
const closed = { ...job, posted: undefined, salary: undefined, closes: '2026-01-31' };
const lasting = { ...job, closes: undefined, staysOpen: true };

it.each<[where: string, texts: Texts, siteUrl: string, left: RegExp[]]>([
  [
    'the setting has the address',
    withField(ready, company, 'siteAddress', 'https://loom.example'),
    'https://www.loom.dev',
    [],
  ],
  ['the setting has a sample', ready, 'https://staging.test', [/siteAddress/]],
  [
    'the opening without dates is closed',
    withField(ready, opening, 'the whole file', closed),
    '',
    [],
  ],
  ['an opening stays open', withField(ready, opening, 'the whole file', lasting), '', []],
  ['no file says the licence', { ...ready, LICENSE: ' \n' }, '', [/^LICENSE/]],
])('tells what is left where %s', (_, texts, siteUrl, left) => {
  expect(linesOf(texts, siteUrl)).toEqual(left.map((line) => expect.stringMatching(line)));
});

/** The small site without what its facts leave open. */
function readySite(): Texts {
  const texts = smallestSite();
  const everybody = texts[people]?.replaceAll('null', '"asha.jpg"') ?? '';
  return { ...texts, [people]: everybody, LICENSE: 'All rights reserved.' };
}
