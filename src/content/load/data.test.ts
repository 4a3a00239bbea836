import { expect, it } from 'vitest';
import { fileContent, withCompleteLists } from './data.ts';

it('takes an empty field for one that is not there, and leaves the entries of a list in place', () => {
  const empty = [null, '', [], [null, ''], {}, { from: null, to: { day: '' } }];
  const fields = Object.fromEntries(empty.map((value, index) => [`field${index}`, value]));
  const list = ['one', '', null, { text: '' }];
  const file = { ...fields, zero: 0, padded: ' two\n', list };
  expect(fileContent(JSON.stringify(file))).toEqual({
    zero: 0,
    padded: 'two',
    list: ['one', '', null, {}],
  });
});

const english = {
  steps: [
    { title: 'One', lines: ['a', 'b'] },
    { title: 'Two', lines: ['c'] },
  ],
};
const first = { title: 'Eins', lines: ['a'] };
const second = { title: 'Zwei', lines: ['b', 'c', 'd'] };

it.each<[string, steps: unknown[], isShown: boolean]>([
  ['is complete', [first, second], true],
  ['is shorter', [first], true],
  ['is longer', [first, second, first], true],
  ['lacks a text', [first, { lines: ['b'] }], false],
  ['has an empty text', [{ ...first, title: '' }, second], false],
  ['has an empty text in a list of an entry', [first, { ...second, lines: ['b', ''] }], false],
  ['lacks a list in an entry', [{ title: 'Eins' }, second], false],
])('a translated list that %s is shown: %s', (_, steps, isShown) => {
  const words = { part: { steps, other: 'word' } };
  const part = isShown ? { steps, other: 'word' } : { other: 'word' };
  expect(withCompleteLists(words, { part: english })).toEqual({ part });
});
