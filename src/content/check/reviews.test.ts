import { expect, it } from 'vitest';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { choose, translatedLanguages, translationStatus, withReviewed } from './reviews.ts';

type Files = Record<string, string>;

const english = { title: 'Looms', steps: ['First'], jobs_one: 'job', jobs_other: 'jobs' };
const russian = { title: 'Станки', steps: ['Раз'], jobs_one: '1', jobs_few: '2', jobs_many: '3' };
const germanWords = ['title', 'steps.0', 'jobs_one', 'jobs_other'];

const filesWith = (en: object, de: object = english): Files => ({
  'locales/en/home.json': JSON.stringify({ ...english, ...en }),
  'locales/de/home.json': JSON.stringify(de),
  'locales/ru/home.json': JSON.stringify({ ...russian, jobs_other: '4' }),
});
/** The files with reviews that were made when they were like others. */
const reviewed = (lang: 'de' | 'ru', files: Files, before = files): Files => ({
  ...files,
  [`locales/${lang}/reviewed.json`]: JSON.stringify(withReviewed(before, lang, wordFileNames)),
});
const files = filesWith({});

it.each([
  ['nobody has read it', 'de', files, { unreviewed: germanWords, older: [] }],
  ['it was reviewed', 'de', reviewed('de', files), { missing: [], unreviewed: [], older: [] }],
  [
    'the English has changed since',
    'de',
    reviewed('de', filesWith({ title: 'Looms and more' }), files),
    { missing: [], unreviewed: [], older: ['title'] },
  ],
  [
    'the English has changed that all plural forms are made from',
    'ru',
    reviewed('ru', filesWith({ jobs_other: 'posts' }), files),
    { missing: [], unreviewed: [], older: ['jobs_few', 'jobs_many', 'jobs_other'] },
  ],
  [
    'a word is missing, which was not reviewed either',
    'de',
    reviewed('de', filesWith({}, { ...english, steps: undefined })),
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
