import { expect, it } from 'vitest';
import { parseData, withCompleteLists } from './data.ts';

it.each([
  ['a text', { name: '' }],
  ['null', { name: null }],
  ['a list', { name: [] }],
  ['a list of nothing', { name: [null, ''] }],
  ['a group', { name: {} }],
  ['a group of nothing', { name: { from: null, to: { day: '' } } }],
])('takes an empty field for one that is not there: %s', (_, empty) => {
  expect(parseData(JSON.stringify({ $schema: '…', ...empty, kept: 0 }))).toEqual({ kept: 0 });
});

it('leaves the entries of a list where they are', () => {
  const list = ['one', '', null, { text: '' }];
  expect(parseData(JSON.stringify({ list }))).toEqual({ list: ['one', '', null, {}] });
});

const english = {
  steps: [
    { title: 'One', lines: ['a', 'b'] },
    { title: 'Two', lines: ['c'] },
  ],
};
const [first, second] = [
  { title: 'Eins', lines: ['a'] },
  { title: 'Zwei', lines: ['b', 'c', 'd'] },
];

it.each<[string, steps: unknown[], isShown: boolean]>([
  ['is complete', [first, second], true],
  ['is shorter', [first], true],
  ['is longer', [first, second, first], true],
  ['has a field of its own, which the gate names', [first, { ...second, extra: 'x' }], true],
  ['lacks a text', [first, { ...second, title: undefined }], false],
  ['has an empty text', [{ ...first, title: '' }, second], false],
  ['has an empty text in a list of an entry', [first, { ...second, lines: ['b', ''] }], false],
  ['lacks a list in an entry', [{ title: 'Eins' }, second], false],
  ['has an empty entry', [first, {}], false],
])('a translated list that %s is shown: %s', (_, steps, isShown) => {
  const words = { part: { steps, other: 'word' } };
  const shown = isShown ? { steps } : {};
  expect(withCompleteLists(words, { part: english })).toEqual({
    part: { ...shown, other: 'word' },
  });
});

it('keeps entries that have ids, as far as they are translated', () => {
  const people = [
    { id: 'cto', role: 'CTO', points: ['a', 'b'] },
    { id: 'founder', role: 'Founder', points: ['c'] },
  ];
  const own = [
    { id: 'founder', role: 'Gründung', points: ['c', ''] },
    { id: 'cto', points: ['a'] },
  ];
  expect(withCompleteLists({ people: own }, { people })).toEqual({
    people: [
      { id: 'founder', role: 'Gründung' },
      { id: 'cto', points: ['a'] },
    ],
  });
});
