import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonSchema } from '../contract.ts';
import { editorPages } from '../labels.ts';
import { editOf, idFrom, moved, withEdits, withoutBlankEnd } from './edits.ts';
import { elementWithText, fieldForText, fieldsContaining, textOfField } from './previewMatch.ts';
import { childrenOf, emptyValue, newValue, optionsOf } from './schema.ts';

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;

it('finds the fields of groups, of records, of pairs and of the entries of lists', () => {
  const text = z.string();
  const inside = (schema: z.ZodType) => childrenOf(schemaOf(schema)).map(([step]) => step);
  expect(inside(z.strictObject({ a: text, b: text }))).toEqual(['a', 'b']);
  expect(inside(z.record(z.enum(['x', 'y']), text))).toEqual(['x', 'y']);
  expect(inside(z.tuple([text, text]))).toEqual([0, 1]);
  expect(inside(z.array(text))).toEqual([0]);
});

it('knows what may stay empty, and what is in the file then', () => {
  const schema = z.strictObject({
    needed: z.string(),
    left: z.string().optional(),
    none: z.string().nullable().describe('A name'),
  });
  const fields = Object.fromEntries(childrenOf(schemaOf(schema)));
  expect(fields.needed?.isOptional).toBe(false);
  expect([fields.left, fields.none].map((field) => field?.isOptional)).toEqual([true, true]);
  expect([fields.left, fields.none].map((field) => field && emptyValue(field))).toEqual([
    undefined,
    null,
  ]);
  expect(fields.none).toMatchObject({ type: 'string', description: 'A name' });
});

it('begins an entry with the first of each choice and the least of each number', () => {
  const kind = z.string().meta({ entryOf: 'kinds' });
  const years = z.strictObject({ from: z.int().min(0), to: z.int().min(1) });
  const job = z.strictObject({
    ...{ kind, years, name: z.string(), note: z.string().optional() },
    weave: z.enum(['twill', 'satin']),
    place: z.tuple([z.number(), z.number()]).nullable(),
  });
  const content = { kinds: [{ id: 'design' }, { id: 'other' }] };
  expect(optionsOf({ entryOf: 'kinds' }, content)).toEqual(['design', 'other']);
  expect(newValue(schemaOf(job), content)).toEqual({
    ...{ kind: 'design', years: { from: 0, to: 1 }, name: '', weave: 'twill', place: null },
  });
});

it('keeps a cleared text in its place in a list, and none after the last in another language', () => {
  const edit = (value: string | undefined, place: number, lang?: 'en' | 'de') =>
    editOf({ file: 'f', path: ['list', place], value }, { list: ['a', 'b'] }, lang);
  expect(edit(undefined, 0, 'de')).toEqual({ file: 'f', path: ['list'], value: ['', 'b'] });
  expect(edit(undefined, 1, 'de').value).toEqual(['a']);
  expect(edit(undefined, 1, 'en').value).toEqual(['a', '']);
  expect(edit('d', 3, 'de').value).toEqual(['a', 'b', '', 'd']);
  expect(editOf({ file: 'f', path: ['list', 0] }, { list: ['a'] }, 'de').value).toBeUndefined();
});

it('keeps the other entries of a list in their places', () => {
  const put = (content: unknown, path: (string | number)[], value?: string) =>
    withEdits({}, { f: content }, [{ file: 'f', path, value }]).f;
  const steps = { steps: [{ title: 'a' }, { title: 'b' }] };
  expect(put(steps, ['steps', 0, 'title'])).toEqual({ steps: [{}, { title: 'b' }] });
  expect(put({}, ['steps', 2, 'title'], 'c')).toEqual({ steps: [{}, {}, { title: 'c' }] });
  expect(put({ pair: [1, 2] }, ['pair', 0])).toEqual({ pair: [null, 2] });
  expect(put({ one: { two: 'a' }, b: 1 }, ['one', 'two'])).toEqual({ b: 1 });
});

it('puts what was typed upon what is saved, one after the other', () => {
  const files = { a: { one: 1 }, b: {} };
  const edits = [2, 3].map((value) => ({ file: 'a', path: ['one'], value }));
  expect(withEdits({}, files, edits)).toEqual({ a: { one: 3 } });
  expect(files.a).toEqual({ one: 1 });
  expect(withoutBlankEnd(moved(['a', 'b', ''], 2, 1), 'de')).toEqual(['a', '', 'b']);
  expect([['a', ''], [{}]].map((list) => withoutBlankEnd(list, 'de'))).toEqual([['a'], undefined]);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(idFrom('Ingénieur(e) de données 2')).toBe('ingenieur-e-de-donnees-2');
});

const files = {
  'content/jobs.json': { jobs: [{ id: 'designer', hours: 40 }] },
  'locales/en/careers.json': { openings: { jobs: { designer: { title: 'Designer' } } } },
  'locales/en/home.json': {
    hero: { mark: 'Hello', text: 'We served {{clients}} clients. (So far.)' },
    end: { text: 'clients' },
  },
  'locales/de/home.json': { hero: { mark: 'Hallo' } },
};
const { hero, end } = files['locales/en/home.json'];

it('finds what the page says of a field', () => {
  expect(textOfField('locales/de/home.json:hero:mark', files)).toBe('Hallo');
  expect(textOfField('locales/de/home.json:end:text', files)).toBe('clients');
  expect(textOfField('content/jobs.json:jobs:0:hours', files)).toBe('Designer');
});

it('finds the place that says it, with numbers filled in, before one that says more', () => {
  const { document } = parseHTML(`<html><body><p hidden>We served 1300+ clients. (So far.)</p>
    <div><p>All clients</p> <p id="served">We served <b>1300+</b>
      clients. (So far.)</p> <p id="alone">clients</p></div></body></html>`);
  // linkedom has no layout: only the attribute hidden hides an element.
  for (const element of document.querySelectorAll('*')) {
    element.checkVisibility = () => !element.closest('[hidden]');
  }
  expect(elementWithText(document, hero.text)?.id).toBe('served');
  expect(elementWithText(document, end.text)?.id).toBe('alone');
  expect(elementWithText(document, 'Not there')).toBeUndefined();
});

it('finds the field that says what was clicked on, and those that have some words', () => {
  const [home] = editorPages.filter(({ name }) => name === 'home');
  const clicked = (text: string) => home && fieldForText(text, 'en', files, home)?.path.join('.');
  expect(clicked(' We served 1300+\n clients. (So far.) ')).toBe('hero.text');
  expect(clicked('clients')).toBe('end.text');
  expect(clicked('Nobody said this')).toBeUndefined();
  const found = (words: string) => fieldsContaining(words, files).map(({ path }) => path.join('.'));
  expect(found(' SO  far')).toEqual(['hero.text']);
  expect(found('hal')).toEqual(['hero.mark']);
});
