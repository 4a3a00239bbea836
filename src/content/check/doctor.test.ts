import { expect, it } from 'vitest';
import { confirmations } from '#src/content/schema/company.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { openQuestions } from '#src/content/schema/words.ts';
import { whatIsLeft } from './doctor.ts';
import { describeProblem, type Texts } from './problems.ts';
import { parseProblemTable, withField } from './problemTable.ts';
import { reviewFile, translatedLanguages, withReviewed } from './reviews.ts';
import { smallestSite } from './smallestSite.ts';

const today = '2026-02-01';
const ready = readySite();

const messages = (texts: Texts) => whatIsLeft(texts, today).map(describeProblem);

it('finds nothing where everything is real, confirmed and reviewed', () => {
  expect(messages(ready)).toEqual([]);
});

it.each(
  parseProblemTable(
    `
siteAddress = "https://www.loom.example"
  content/company.json: siteAddress: is only a sample ("https://www.loom.example")
phone = "+91 00000 00000"
  content/company.json: phone: is only a sample ("+91 00000 00000")
confirmed.claims = null
  content/company.json: confirmed.claims: nobody has confirmed this yet: ${confirmations.claims}
  Read it there. If all of it is true, put the day, like "2026-02-01".
confirmed.claims = "2026-02-02"
  content/company.json: confirmed.claims: lies in the future ("2026-02-02"; today is 2026-02-01)
copyrightYear = 2025
  content/company.json: copyrightYear: is not this year’s: it is 2026 now (2025)
  Put 2026, or the year in which the site was last written anew.
people.0.name = null
  content/people.json: people[0].name: has no name yet (founder): the pages of team and leaders show the role in its place
people.1.photo = null
  content/people.json: people[1].photo: has no portrait yet (cto)
  Put a picture into content/portraits and its file name there, like "cto.jpg".
posted is gone
  content/openings/en/backend-engineer.json: posted: is missing, so search engines do not list it
  Put the day it was announced, like "2026-01-31".
closes is gone
  content/openings/en/product-designer.json: closes: is missing, so it never closes
  Put the last day to apply; if it is meant to stay open, put "staysOpen": true.
`,
    ready,
  ),
)('says what is left where $typed', ({ texts, message }) => {
  expect(messages(texts)).toEqual([expect.stringMatching(message)]);
});

it.each(Object.entries(openQuestions))(
  'asks the owner for %s until answered',
  (asked, question) => {
    const [page, field = ''] = asked.split(':');
    const file = `locales/en/${page}.json`;
    expect(ready[file]).toContain(`"${field.split('.').at(-1)}"`);
    const [message] = messages(withField(ready, file, field));
    expect(message).toContain(`${file}: ${field}: nobody has answered this yet: ${question}`);
  },
);

it.each([
  ['hero.text', 'Once in {{city:pune}}.', 'home.json: hero.text: still speaks of Pune'],
  ['hero.text', 'Once in Pune.', 'home.json: hero.text: still speaks of Pune'],
  ['hero.text', 'No more.', 'common.json: cities.pune: is a city of which no fact'],
])(
  'names what speaks of a city that the company has left where %s says %s',
  (field, text, message) => {
    const known = withField(ready, 'locales/en/common.json', 'cities.pune', 'Pune');
    const left = messages(withField(known, 'locales/en/home.json', field, text));
    expect(left.filter((line) => /^locales.en/.test(line))).toEqual([
      expect.stringContaining(message),
    ]);
  },
);

it.each(Object.entries(confirmations))('says where to read of %s', (_, statement) => {
  const named = statement.match(/[\w/]+\.json/g) ?? [''];
  expect(Object.keys(ready)).toEqual(expect.arrayContaining(named));
});

const sample = withField(ready, 'content/company.json', 'siteAddress', 'https://loom.example');
const openingFile = 'content/openings/en/backend-engineer.json';
const job = JSON.parse(ready[openingFile] ?? '');
const closed = { ...job, posted: undefined, salary: undefined, closes: '2026-01-31' };
const lasting = { ...job, closes: undefined, staysOpen: true };

it.each<[where: string, texts: Texts, siteUrl: string, left: string[]]>([
  ['the setting has the address', sample, 'https://www.loom.dev', []],
  ['the setting has a sample', ready, 'https://staging.test', ['content/company.json']],
  [
    'the opening without dates is closed',
    withField(ready, openingFile, 'the whole file', closed),
    '',
    [],
  ],
  [
    'an opening is meant to stay open',
    withField(ready, openingFile, 'the whole file', lasting),
    '',
    [],
  ],
  ['no file says the licence', { ...ready, LICENSE: ' \n' }, '', ['LICENSE']],
])('finds what is left where %s', (_, texts, siteUrl, left) => {
  expect(whatIsLeft(texts, today, siteUrl).map(({ file }) => file)).toEqual(left);
});

it('tells words that are missing, never reviewed and older than the English apart', () => {
  const { 'locales/fr/reviewed.json': _, ...unread } = ready;
  const missing = withField(unread, 'locales/de/story.json', 'intro.lede');
  const older = withField(missing, 'locales/en/team.json', 'crowd.text', 'Anew: {{team}}.');
  const left = messages(older).filter((line) => /locales.(de|fr)/.test(line));
  expect(left).toEqual([
    expect.stringMatching(
      /[0-9]+ of the words in Français: never reviewed\n.+ lists what to read;/,
    ),
    'locales/de: story: 1 of the words in Deutsch: missing, the English ones are shown\nnpm run translate:status de story lists what to translate and add to these files',
    'locales/de/reviewed.json: team: 1 of the words in Deutsch: older than the English\nnpm run translate:status de team lists what to compare with the English and rewrite; then: npm run translate:reviewed de',
  ]);
});

/** The small site without what its facts leave open; now nothing is left to do. */
function readySite(): Texts {
  const texts = smallestSite();
  const people = texts['content/people.json']?.replaceAll('null', '"asha.jpg"') ?? '';
  const all = { ...texts, 'content/people.json': people, LICENSE: 'All rights reserved.' };
  const reviews = translatedLanguages.map((lang) => [
    reviewFile(lang),
    JSON.stringify(withReviewed(all, lang, wordFileNames)),
  ]);
  return { ...all, ...Object.fromEntries(reviews) };
}
