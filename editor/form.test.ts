import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDataFiles } from '#scripts/shared/content.ts';
import { dataIn } from '#src/content/load/data.ts';
import { factSchemas, wordFileNames } from '#src/content/schema/schemas.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { type Field, fieldOf, formsFor } from './form.ts';
import { editorPages } from './labels.ts';

const texts = await readDataFiles();
const files = new Map(Object.entries(texts).map(([file, text]) => [file, dataIn(text)]));
const forms = formsFor(files);

type Value = [path: string, field: Field];

/** Every field that holds a value, and not other fields. */
function values(field: Field, path = ''): Value[] {
  const inside = (name: string, child: Field) => values(child, path ? `${path}.${name}` : name);
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).flatMap(([name, child]) => inside(name, child));
    case 'list':
      return inside('0', field.item);
    case 'pair':
      return field.items.flatMap((item, place) => inside(String(place), item));
    default:
      return [[path, field]];
  }
}

it('has a page for every file', () => {
  const names = editorPages.map(({ facts, words }) => facts ?? words);
  expect(names.toSorted()).toEqual([...Object.keys(factSchemas), ...wordFileNames].toSorted());
});

describe.each(languageCodes)('in "%s"', (lang) => {
  it.each(wordFileNames)('shows every word of the page %s', (page) => {
    const shown = values(forms.words[page]).map(([path]) =>
      path.replaceAll(/\.\d+(?=\.|$)/g, '.0'),
    );
    const words = leaves(files.get(`locales/${lang}/${page}.json`));
    expect(words.filter((path) => !shown.includes(path))).toEqual([]);
  });
});

it.each(Object.keys(factSchemas))('shows every fact of %s', (name) => {
  const form = forms.facts[name];
  const shown = form ? values(form).map(([path]) => path) : [];
  const facts = leaves(files.get(`content/${name}.json`));
  expect(facts.filter((path) => !shown.some((one) => one.startsWith(path)))).toEqual([]);
});

it.each(editorPages)('explains each field of $title', ({ facts, words }) => {
  const form = words ? forms.words[words] : forms.facts[facts ?? ''];
  const silent = form ? values(form).filter(([, { help }]) => !help) : [];
  expect(silent.map(([path]) => path)).toEqual([]);
});

it('stops at a schema that it cannot show', () => {
  const schema = z.strictObject({ shape: z.union([z.string(), z.number()]) });
  expect(() => fieldOf(schema)).toThrow(
    /^The editor cannot show the file\.shape .*\nTeach editor\/form\.ts/,
  );
  expect(() => fieldOf(z.strictObject({ any: z.record(z.string(), z.string()) }))).toThrow(
    'The editor cannot show the file.any (any name).',
  );
});

it('knows limits, choices and what may stay empty', () => {
  const schema = z.strictObject({
    title: z.string().max(40).nullable().describe('Shown large'),
    on: z.boolean(),
    kind: z.enum(['a', 'b']).optional(),
    day: z.iso.date(),
    hours: z.int().min(1).max(80),
    list: z.array(z.string()).length(3),
  });
  expect(fieldOf(schema)).toMatchObject({
    kind: 'group',
    fields: {
      title: { kind: 'text', longest: 40, empty: 'null', help: 'Shown large' },
      on: { kind: 'switch' },
      kind: { kind: 'choice', options: ['a', 'b'], empty: 'left out' },
      day: { kind: 'date' },
      hours: { kind: 'number', least: 1, most: 80, step: 1 },
      list: { kind: 'list', least: 3, most: 3, item: { kind: 'text' } },
    },
  });
});

it('asks for the words of an entry as soon as the facts have it', () => {
  const jobs = JSON.parse(readFileSync('content/jobs.json', 'utf8'));
  jobs.jobs.push({ ...jobs.jobs[0], id: 'data-engineer' });
  const { careers } = formsFor(new Map(files).set('content/jobs.json', jobs)).words;
  expect(values(careers).map(([path]) => path)).toContain('openings.jobs.data-engineer.title');
});

function leaves(content: unknown, path: string[] = []): string[] {
  if (typeof content !== 'object' || content === null) return [path.join('.')];
  return Object.entries(content).flatMap(([name, child]) =>
    leaves(child, [...path, Array.isArray(content) ? '0' : name]),
  );
}
