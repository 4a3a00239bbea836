// A drawing of a number shows that number: whoever counts its marks finds as many.
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Crossing } from './Crossing.tsx';
import { DroppedStitch } from './DroppedStitch.tsx';
import { Fringe } from './Fringe.tsx';
import { Knots } from './Knots.tsx';
import { LooseEnds } from './LooseEnds.tsx';
import { weaves } from './lifts.ts';
import { attributes, markup } from './markup.ts';
import { cardFor, missedPlaces, PunchedCard } from './PunchedCard.tsx';
import { pieces } from './path.ts';
import { Rows } from './Rows.tsx';
import { Stitches } from './Stitches.tsx';
import { Threads } from './Threads.tsx';

const piecesOf = (html: string, tag: RegExp) =>
  attributes(html, tag, 'd').flatMap((d) => d.split(/(?=M)/).filter(Boolean));

/** The knots of each cord, with the cord that each is tied into. */
const knotsOf = (html: string) =>
  html
    .split('<g transform')
    .flatMap((cord, place) =>
      attributes(cord, /data-knot/, 'transform').map((at) => `${place}: ${at}`),
    );

type Drawing = (count: number) => ReactElement;

it.each<[marks: string, most: number, draw: Drawing, marksOf: (html: string) => string[]]>([
  ['stitches', 1500, (n) => <Stitches count={n} />, (html) => piecesOf(html, /data-leg="over"/)],
  ['lower legs', 1500, (n) => <Stitches count={n} />, (html) => piecesOf(html, /data-leg="under"/)],
  ['knots', 150, (n) => <Knots count={n} />, knotsOf],
  ['threads', 60, (n) => <Threads count={n} />, (html) => attributes(html, /data-thread/, 'd')],
  ['hanging ends', 200, (n) => <Fringe ends={n} />, (html) => piecesOf(html, /data-ends/)],
  ['loose ends', 100, (n) => <LooseEnds count={n} />, (html) => piecesOf(html, /data-ends/)],
])('draws as many %s as it is told, each in its own place', (_, most, draw, marksOf) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: most }), (count) => {
      const marks = marksOf(markup(draw(count)));
      expect(marks).toHaveLength(count);
      expect(new Set(marks).size).toBe(count);
    }),
    { numRuns: 20 },
  );
});

it.each([1, 13, weaves.length, weaves.length + 6])(
  'weaves %i rows, as many kinds as it knows',
  (count) => {
    const rows = attributes(markup(<Rows count={count} />), /data-row/, 'data-row');
    expect(rows).toHaveLength(count);
    expect(new Set(rows).size).toBe(Math.min(count, weaves.length));
  },
);

it('takes every plaited thread both over and under others', () => {
  for (const d of attributes(markup(<Threads count={18} />), /data-thread/, 'd')) {
    expect(pieces(d)).toBeGreaterThan(4);
    expect(pieces(d)).toBeLessThan(16);
  }
});

it('knits every stitch but the dropped one, and leaves a rung for each row it fell', () => {
  const html = markup(<DroppedStitch columns={20} rows={10} dropped={{ column: 8, row: 6 }} />);
  const amount = (tag: RegExp) => attributes(html, tag, 'd').map(pieces);
  expect([/data-count/, /data-ladder/, /data-dropped/].map(amount)).toEqual([
    [20 * 10 - 7],
    [6],
    [1],
  ]);
});

describe('a punched card', () => {
  it.each([
    [99.7, 3],
    [100, 0],
    [0, 1000],
    [95.9, 41],
  ])('for %d per cent misses %i of its 1,000 holes', (share, missing) => {
    const html = markup(<PunchedCard {...cardFor(share)} />);
    expect(attributes(html, /data-count/, 'd').map(pieces)).toEqual([1000 - missing]);
    expect(attributes(html, /data-missing/, 'd').map(pieces)).toEqual(missing ? [missing] : []);
    // Of few the thread ties a loop round each; more would hide the card.
    const loops = attributes(html, /data-loops/, 'data-loops');
    expect(loops).toEqual(missing === 3 ? ['3'] : []);
  });

  it('misses each place once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), (total, some) => {
        const missing = Math.min(some, total);
        const places = missedPlaces(total, missing);
        expect(new Set(places).size).toBe(missing);
        expect(places.every((place) => place >= 0 && place < total)).toBe(true);
      }),
    );
  });
});

describe('lanes that cross', () => {
  const lanes = Array.from({ length: 9 }, () => ({ category: 'design', thread: 'ink' as const }));

  it.each([1, 2, 8, 9])('do so once for each two of %i, over and under in turn', (amount) => {
    const html = markup(<Crossing x="0" y="0" lanes={lanes.slice(0, amount)} />);
    const overs = attributes(html, /stroke="var\(--ink\)"/, 'd')
      .slice(amount)
      .join('');
    const found = [...overs.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)([hv])/g)].map(([, x, y, way]) => {
      const place = [Number(x) + (way === 'h' ? 0.3 : 0), Number(y) - (way === 'h' ? 0.5 : 0.2)];
      return { place: place.map(Math.round), way };
    });
    expect(new Set(found.map(({ place }) => place.join())).size).toBe((amount * (amount - 1)) / 2);
    // As on a chessboard: that is a plain weave.
    const colours = found.map(
      ({ place: [x = 0, y = 0], way }) => (way === 'h') === (x + y) % 2 > 0,
    );
    expect(new Set(colours).size).toBeLessThanOrEqual(1);
  });

  it('name a category where both threads are of it', () => {
    const mixed = [...lanes.slice(0, 2), { category: 'marketing', thread: 'plied' as const }];
    const html = markup(<Crossing x="0" y="0" lanes={mixed} />);
    const names = attributes(html, /data-over/, 'data-thread');
    expect(names.toSorted()).toEqual(['', '', 'design']);
  });
});
