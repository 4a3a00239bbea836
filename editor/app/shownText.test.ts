import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { editorPages } from '#editor/labels.ts';
import { elementSaying, fieldSaidIn, fieldsWith, saidAt } from './shownText.ts';

const files = {
  'content/jobs.json': { jobs: [{ id: 'designer', hours: 40 }] },
  'locales/en/careers.json': { openings: { jobs: { designer: { title: 'Designer' } } } },
  'locales/en/home.json': {
    hero: { mark: 'Hello', text: 'We served {{clients}} clients. (So far.)' },
    end: { text: 'clients' },
  },
  'locales/de/home.json': { hero: { mark: 'Hallo' } },
};
const [home] = editorPages.filter(({ name }) => name === 'home');
const savedOf = (file: string) => files[file as keyof typeof files];
const looked = (file: string, ...path: string[]) => saidAt({ file, path }, savedOf);

function pageOf(html: string): Document {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  // A page in tests has no layout; only what is marked hidden is.
  for (const element of document.querySelectorAll('*')) {
    element.checkVisibility = () => !element.closest('[hidden]');
  }
  return document as unknown as Document;
}

it('finds what the page says of a field', () => {
  expect(looked('locales/de/home.json', 'hero', 'mark')).toBe('Hallo');
  expect(looked('locales/de/home.json', 'end', 'text')).toBe('clients');
  expect(looked('locales/en/home.json', 'hero')).toBe('Hello');
  expect(looked('content/jobs.json', 'jobs', '0', 'hours')).toBe('Designer');
});

it('finds the place that says it, with numbers filled in, before one that says more', () => {
  const page = pageOf(`
    <p hidden>We served 1300+ clients. (So far.)</p>
    <div><p>All clients</p> <p id="served">We served <b>1300+</b>
      clients. (So far.)</p> <p id="alone">clients</p></div>`);
  const { hero, end } = files['locales/en/home.json'];
  expect(elementSaying(page, hero.text)?.id).toBe('served');
  expect(elementSaying(page, end.text)?.id).toBe('alone');
  expect(elementSaying(page, 'Not there')).toBeUndefined();
  expect(elementSaying(page, '')).toBeUndefined();
});

it('finds the field that says what was clicked on', () => {
  const clicked = (text: string) => home && fieldSaidIn(text, 'en', files, home)?.path.join('.');
  expect(clicked(' We served 1300+\n clients. (So far.) ')).toBe('hero.text');
  expect(clicked('clients')).toBe('end.text');
  expect(clicked('Nobody said this')).toBeUndefined();
});

it('finds the fields that have some words', () => {
  const found = (words: string) =>
    fieldsWith(words, files).map(({ file, path }) => [file, path.join('.')]);
  expect(found(' SO  far')).toEqual([['locales/en/home.json', 'hero.text']]);
  expect(found('hal')).toEqual([['locales/de/home.json', 'hero.mark']]);
});
