import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import { differences, rewritten } from './differences.ts';

it('moves, removes and adds entries, each with its own lines', () => {
  const text = readFileSync('content/jobs.json', 'utf8');
  const before = JSON.parse(text);
  const [first, second, ...others] = before.jobs;
  const change = (jobs: object[]) => rewritten(text, before, { ...before, jobs });
  const lines = text.split('\n');
  const removed = change([second, ...others]).split('\n');
  expect(lines.filter((line) => !removed.includes(line))).toEqual([`      "id": "${first.id}",`]);
  const swapped = change([second, first, ...others]).split('\n');
  expect(swapped.toSorted()).toEqual(lines.toSorted());
  const added = change([first, { ...second, id: 'new', hours: 40 }, second, ...others]);
  expect(change([first, second, ...others])).toBe(text);
  expect(added.split('\n').filter((line) => !lines.includes(line))).toEqual([
    '      "id": "new",',
    '      },',
    '      "hours": 40',
  ]);
});

it('says what it was given, whatever that is', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const entry = fc.record({ id, text: fc.string() }, { requiredKeys: ['id'] });
  const list = fc.uniqueArray(entry, { selector: ({ id }) => id });
  const name = fc.constantFrom('one', 'two', 'three');
  const value = fc.oneof(fc.jsonValue(), list, fc.dictionary(name, fc.oneof(list, fc.string())));
  const group = fc.dictionary(name, value);
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(group, group, fc.constantFrom(undefined, 2, '\t'), (before, after, layout) => {
      const [old, now] = [plain(before), plain(after)];
      const text = JSON.stringify(old, null, layout);
      expect(rewritten(text, old, old)).toBe(text);
      expect(JSON.parse(rewritten(text, old, now))).toEqual(now);
      expect(differences(now, JSON.parse(rewritten(text, old, now)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('compares what is filled in as a whole', () => {
  const file = 'locales/en/home.json';
  const contentOf = (text: string) => ({ [file]: { hero: { text } } });
  const [change] = changesBetween(contentOf('In {{city}}.'), contentOf('In {{city_of}}.'), {});
  expect(change?.diff).toEqual([
    ['In ', 'equal'],
    ['{{city}}', 'removed'],
    ['{{city_of}}', 'added'],
    ['.', 'equal'],
  ]);
});
