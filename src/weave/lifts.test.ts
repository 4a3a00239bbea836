import { describe, expect, it } from 'vitest';
import { lifts, repeatOf, weaves } from './lifts.ts';

const size = 24 * 7;
const indexes = Array.from({ length: size }, (_, index) => index);

describe.each(weaves)('the %s weave', (weave) => {
  it('holds together: every thread goes both over and under', () => {
    for (const thread of indexes) {
      expect(new Set(indexes.map((row) => lifts(weave, thread, row))).size).toBe(2);
      expect(new Set(indexes.map((column) => lifts(weave, column, thread))).size).toBe(2);
    }
  });

  it('leaves no thread loose for more than eight crossings', () => {
    for (const thread of indexes) {
      expect(longest(indexes.map((row) => lifts(weave, thread, row)))).toBeLessThanOrEqual(8);
      expect(longest(indexes.map((column) => lifts(weave, column, thread)))).toBeLessThanOrEqual(8);
    }
  });
});

it.each(weaves)('the %s weave begins again after its repeat, and not before', (weave) => {
  const { columns, rows } = repeatOf(weave);
  const some = indexes.slice(0, 32);
  const isSame = (across: number, down: number) =>
    some.every((row) =>
      some.every(
        (column) => lifts(weave, column, row) === lifts(weave, column + across, row + down),
      ),
    );
  expect(isSame(columns, 0)).toBe(true);
  expect(isSame(0, rows)).toBe(true);
  expect(isSame(columns / 2, 0) && isSame(0, rows / 2)).toBe(false);
});

it('shows where the herringbone turns in the narrowest strip', () => {
  const alongTheTwill = indexes.slice(0, 5).map((column) => lifts('herringbone', column, -column));
  expect(new Set(alongTheTwill).size).toBe(2);
});

it('weaves each structure differently', () => {
  const drafts = weaves.map((weave) =>
    indexes.flatMap((row) => indexes.map((column) => lifts(weave, column, row))).join(),
  );
  expect(new Set(drafts).size).toBe(weaves.length);
});

it('steps twill by one thread a pick and satin never to a neighbour', () => {
  expect(lifts('twill', 5, 5)).toBe(lifts('twill', 4, 6));
  const binders = indexes
    .slice(0, 8)
    .map((row) => indexes.slice(0, 8).findIndex((column) => lifts('satin', column, row)));
  binders.forEach((column, row) => {
    const next = binders[(row + 1) % 8] ?? 0;
    expect([1, 7, 0]).not.toContain((next - column + 8) % 8);
  });
});

function longest(crossings: boolean[]): number {
  return Math.max(
    ...crossings.map((_, start) => {
      const end = crossings.findIndex((up, index) => index > start && up !== crossings[start]);
      return end < 0 ? 0 : end - start;
    }),
  );
}
