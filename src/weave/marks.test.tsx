// A drawing of a number shows that number: whoever counts its marks finds as many.
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { all, attributes, drawn } from '#tests/markup.ts';
import { Knots } from './Knots.tsx';
import { Crossing } from './Lanes.tsx';
import { LooseEnds } from './LooseEnds.tsx';
import { PunchedCard } from './PunchedCard.tsx';
import { Stitches } from './Stitches.tsx';
import { Rows } from './samples.tsx';
import { Threads } from './Threads.tsx';

const strokesOf = (selector: string) => (drawing: ParentNode) =>
  attributes(drawing, selector, 'd').flatMap((d) => d.match(/M[^M]+/g) ?? []);

/** Each knot with the cord that it is tied into. */
const knotsOf = (drawing: ParentNode) =>
  all(drawing, 'g[transform]').flatMap((cord, place) =>
    attributes(cord, '[data-knot]', 'transform').map((at) => place + at),
  );

type Marks = (drawing: ParentNode) => string[];

it.each<[marks: string, most: number, draw: (count: number) => ReactElement, marksOf: Marks]>([
  ['stitches', 1500, (n) => <Stitches count={n} />, strokesOf('[data-leg=over]')],
  ['lower legs', 1500, (n) => <Stitches count={n} />, strokesOf('[data-leg=under]')],
  ['knots', 150, (n) => <Knots count={n} />, knotsOf],
  ['threads', 60, (n) => <Threads count={n} />, (svg) => attributes(svg, '[data-thread]', 'd')],
  [
    'rows',
    60,
    (n) => <Rows count={n} />,
    (svg) => all(svg, '[data-row]').map(({ outerHTML }) => outerHTML),
  ],
  ['loose ends', 100, (n) => <LooseEnds count={n} />, strokesOf('[d*=C]')],
  ['missing holes', 1000, (n) => <PunchedCard missing={n} />, strokesOf('[data-missing]')],
])('draws as many %s as it is told, each in its own place', (_, most, draw, marksOf) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: most }), (count) => {
      const marks = marksOf(drawn(draw(count)));
      expect(marks).toHaveLength(count);
      expect(new Set(marks).size).toBe(count);
    }),
    { numRuns: 20 },
  );
});

const lanes = Array.from({ length: 9 }, (_, lane) => ({
  id: `${lane}`,
  category: 'design',
  thread: 'ink' as const,
}));

it.each([1, 2, 8, 9])('each two of %i lanes cross once, over and under in turn', (amount) => {
  const crossing = drawn(<Crossing lanes={lanes.slice(0, amount)} />);
  const overs = strokesOf('[stroke="var(--ink)"]')(crossing).slice(amount).join('');
  const found = [...overs.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)([hv])/g)].map(([, x, y, way]) => {
    const place = [Number(x) + (way === 'h' ? 0.3 : 0), Number(y) - (way === 'h' ? 0.5 : 0.2)];
    return { place: place.map(Math.round), way };
  });
  expect(new Set(found.map(({ place }) => place.join())).size).toBe((amount * (amount - 1)) / 2);
  // As on a chessboard: that is a plain weave.
  const colours = found.map(({ place: [x = 0, y = 0], way }) => (way === 'h') === (x + y) % 2 > 0);
  expect(new Set(colours).size).toBeLessThanOrEqual(1);
});

it('a crossing names a category where both threads are of it', () => {
  const other = { id: 'other', category: 'marketing', thread: 'plied' as const };
  const crossing = drawn(<Crossing lanes={[...lanes.slice(0, 2), other]} />);
  const names = attributes(crossing, '[data-thread]', 'data-thread').slice(3);
  expect(names.toSorted()).toEqual(['', '', 'design']);
});
