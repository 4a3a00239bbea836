import { expect, test } from 'vitest';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { choose, translatedLanguages, translationStatus, withReviewed } from './reviews.ts';

test('calls every translated word unreviewed until somebody has read it', () => {
  expect(homeStatus(texts())).toMatchObject({
    words: ['title', 'steps.0', 'jobs_one', 'jobs_other'],
    missing: [],
    unreviewed: ['title', 'steps.0', 'jobs_one', 'jobs_other'],
    older: [],
  });
});

test('lists nothing of a page that was reviewed', () => {
  expect(homeStatus(reviewed(texts()))).toMatchObject({ missing: [], unreviewed: [], older: [] });
});

test('names a word whose English has changed since', () => {
  const changed = { ...reviewed(texts()), ...english({ title: 'Looms and more' }) };
  expect(homeStatus(changed)).toMatchObject({ unreviewed: [], older: ['title'] });
});

test('names every plural form when the English one it is made from has changed', () => {
  const russian = { title: 'Станки', steps: ['Раз'], jobs_one: '1', jobs_few: '2', jobs_many: '3' };
  const files = texts({ ru: { ...russian, jobs_other: '4' } });
  const changed = { ...reviewed(files, 'ru'), ...english({ jobs_other: '{{count}} posts' }) };
  expect(homeStatus(changed, 'ru').older).toEqual(['jobs_few', 'jobs_many', 'jobs_other']);
});

test('names a word that is missing, and does not take it for reviewed', () => {
  const files = texts({ de: { title: 'Webstühle', jobs_one: '1', jobs_other: '2' } });
  expect(homeStatus(reviewed(files))).toMatchObject({ missing: ['steps.0'], unreviewed: [] });
});

test('keeps the reviews of other pages and forgets words that are gone', () => {
  const before = JSON.stringify({ home: { gone: '00000000' }, team: { title: '11111111' } });
  const files = { ...texts(), 'locales/de/reviewed.json': before };
  const after = withReviewed(files, 'de', ['home']);
  expect(after.team).toEqual({ title: '11111111' });
  expect(Object.keys(after.home ?? {})).toEqual(['title', 'steps.0', 'jobs_one', 'jobs_other']);
});

test('takes names in any order, and all of a kind that is not named', () => {
  expect(choose(['careers', 'de'])).toEqual({ langs: ['de'], pages: ['careers'], unknown: [] });
  expect(choose(['de'])).toEqual({ langs: ['de'], pages: wordFileNames, unknown: [] });
  expect(choose([]).langs).toEqual(translatedLanguages);
});

test('says which name is neither a translated language nor a page', () => {
  expect(choose(['en', 'de', 'carers']).unknown).toEqual(['en', 'carers']);
});

type Words = Record<string, unknown>;

const home: Words = {
  title: 'Looms',
  steps: ['First'],
  jobs_one: '{{count}} job',
  jobs_other: '{{count}} jobs',
};

function texts({ de = home, ru = home }: { de?: Words; ru?: Words } = {}): Record<string, string> {
  return {
    ...english(),
    'locales/de/home.json': JSON.stringify(de),
    'locales/ru/home.json': JSON.stringify(ru),
  };
}

function english(changed: Words = {}): Record<string, string> {
  return { 'locales/en/home.json': JSON.stringify({ ...home, ...changed }) };
}

function reviewed(files: Record<string, string>, lang: 'de' | 'ru' = 'de') {
  const reviews = JSON.stringify(withReviewed(files, lang, wordFileNames));
  return { ...files, [`locales/${lang}/reviewed.json`]: reviews };
}

function homeStatus(files: Record<string, string>, wanted: 'de' | 'ru' = 'de') {
  return (
    translationStatus(files).find(({ lang, page }) => lang === wanted && page === 'home') ?? {
      older: 'There is no such page.',
    }
  );
}
