import { expect, it } from 'vitest';
import { bandOf } from './band.ts';
import type { Weave } from './lifts.ts';

const six: Weave[] = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'];
const twelve = [...six, ...six];

const projects = (count: number) => Array.from({ length: count }, (_, at) => at);

it('has parts without a thread where there are more principles', () => {
  const { pieces, falls } = bandOf(six, projects(3));
  expect(pieces.map(({ thread }) => thread)).toEqual([0, 1, undefined, 2, 3, undefined]);
  expect(falls).toHaveLength(3);
});

it('has parts of several pieces where there are more projects', () => {
  const { pieces } = bandOf(six.slice(0, 3), projects(5));
  expect(pieces.map(({ weave, from }) => [weave, Math.round(from * 60) / 10])).toEqual([
    ['plain', 0],
    ['plain', 1],
    ['twill', 2],
    ['twill', 3],
    ['satin', 4],
    ['satin', 5],
  ]);
});

it('lets two threads fall from every column where projects stand below each other', () => {
  const starts = bandOf(twelve, projects(10)).falls.map(({ from }) => Math.round(from * 50) / 10);
  expect(starts).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

it('lets three fall from the column before a project with none below it', () => {
  const starts = bandOf(twelve, projects(7)).falls.map(({ from }) => Math.round(from * 40) / 10);
  expect(starts).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

it.each([
  [3, [0, 4, 8]],
  // Two below each other in three columns, the last alone.
  [5, [0, 2, 4, 6, 8]],
  [6, [0, 2, 4, 6, 8, 10]],
  // In four columns.
  [7, [0, 1.5, 3, 4.5, 6, 7.5, 9]],
  [12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])('has %i parts above as many principles', (count, starts) => {
  const { pieces } = bandOf(twelve.slice(0, count), projects(10));
  const inTwelfths = pieces.map(({ from }) => Math.round(from * 120) / 10);
  expect(inTwelfths.filter((start) => starts.includes(start))).toEqual(starts);
});
