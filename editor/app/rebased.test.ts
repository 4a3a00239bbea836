import { expect, it } from 'vitest';
import { rebased } from './rebased.ts';

type Content = Record<string, unknown>;

const file = 'content/jobs.json';
const together = (base: Content, mine: Content, theirs: Content) => {
  const { drafts, disputed } = rebased({ [file]: { base, content: mine } }, { [file]: theirs });
  return { ...drafts[file], disputed };
};

it('keeps both of two changes in one file', () => {
  const base = { name: 'A', claims: { years: 1, team: 2 } };
  const theirs = { name: 'B', claims: { years: 1, team: 2 } };
  expect(together(base, { name: 'A', claims: { years: 9, team: 2 } }, theirs)).toEqual({
    base: theirs,
    content: { name: 'B', claims: { years: 9, team: 2 } },
    disputed: [],
  });
});

it('keeps what was typed where both changed the same field, and names it', () => {
  expect(together({ a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } })).toEqual({
    base: { a: { b: 3 } },
    content: { a: { b: 2 } },
    disputed: [['a', 'b']],
  });
});

it('tells entries apart by their ids, whatever their order', () => {
  const [a, b, c] = [
    { id: 'a', hours: 1 },
    { id: 'b', hours: 1 },
    { id: 'c', hours: 1 },
  ];
  const theirs = { jobs: [{ ...b, hours: 5 }, a, { id: 'new', hours: 1 }] };
  const mine = { jobs: [{ ...a, hours: 2 }, b, c] };
  expect(together({ jobs: [a, b, c] }, mine, theirs)).toEqual({
    base: theirs,
    content: {
      jobs: [
        { ...a, hours: 2 },
        { ...b, hours: 5 },
        { id: 'new', hours: 1 },
      ],
    },
    disputed: [],
  });
});

it('drops a draft that says what the file says by now', () => {
  expect(together({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ disputed: [] });
});
