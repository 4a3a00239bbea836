import { expect, it } from 'vitest';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { choose, translatedLanguages, translationStatus, withReviewed } from './reviews.ts';

type Words = Record<string, unknown>;
type Files = Record<string, string>;

const english = {
  title: 'Looms',
  steps: ['First'],
  jobs_one: '{{count}} job',
  jobs_other: '{{count}} jobs',
};
const russian = {
  title: 'Станки',
  steps: ['Раз'],
  jobs_one: '1',
  jobs_few: '2',
  jobs_many: '3',
  jobs_other: '4',
};
const germanWords = ['title', 'steps.0', 'jobs_one', 'jobs_other'];

const filesWith = (de: Words, ru: Words = russian): Files => ({
  'locales/en/home.json': JSON.stringify(english),
  'locales/de/home.json': JSON.stringify(de),
  'locales/ru/home.json': JSON.stringify(ru),
});
const files = filesWith(english);

const reviewed = (files: Files, lang: 'de' | 'ru' = 'de'): Files => ({
  ...files,
  [`locales/${lang}/reviewed.json`]: JSON.stringify(withReviewed(files, lang, wordFileNames)),
});
const nowInEnglish = (files: Files, changed: Words): Files => ({
  ...files,
  'locales/en/home.json': JSON.stringify({ ...english, ...changed }),
});

it.each([
  ['nobody has read it', 'de', files, { missing: [], unreviewed: germanWords, older: [] }],
  ['it was reviewed', 'de', reviewed(files), { missing: [], unreviewed: [], older: [] }],
  [
    'the English has changed since',
    'de',
    nowInEnglish(reviewed(files), { title: 'Looms and more' }),
    { missing: [], unreviewed: [], older: ['title'] },
  ],
  [
    'the English has changed that all plural forms are made from',
    'ru',
    nowInEnglish(reviewed(files, 'ru'), { jobs_other: '{{count}} posts' }),
    { missing: [], unreviewed: [], older: ['jobs_few', 'jobs_many', 'jobs_other'] },
  ],
  [
    'a word is missing, which was not reviewed either',
    'de',
    reviewed(filesWith({ ...english, steps: undefined })),
    { missing: ['steps.0'], unreviewed: [], older: [] },
  ],
])('tells how far a page is where %s', (_, lang, files, status) => {
  const found = translationStatus(files).find((page) => page.lang === lang && page.page === 'home');
  expect(found).toMatchObject(status);
});

it('keeps the reviews of other pages and forgets words that are gone', () => {
  const before = JSON.stringify({ home: { gone: '00000000' }, team: { title: '11111111' } });
  const after = withReviewed({ ...files, 'locales/de/reviewed.json': before }, 'de', ['home']);
  expect(after.team).toEqual({ title: '11111111' });
  expect(Object.keys(after.home ?? {})).toEqual(germanWords);
});

it.each([
  [['careers', 'de'], { langs: ['de'], pages: ['careers'], unknown: [] }],
  [['de'], { langs: ['de'], pages: wordFileNames, unknown: [] }],
  [[], { langs: translatedLanguages, pages: wordFileNames, unknown: [] }],
  [['en', 'de', 'carers'], { langs: ['de'], pages: wordFileNames, unknown: ['en', 'carers'] }],
])('takes the names %j in any order, and says which it does not know', (names, choice) => {
  expect(choose(names)).toEqual(choice);
});
