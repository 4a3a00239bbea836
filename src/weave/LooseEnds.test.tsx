import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { getCompany } from '#src/content/load/company.ts';
import { LooseEnds, sheet } from './LooseEnds.tsx';
import { attributes, markup } from './markup.ts';

const { team } = getCompany().claims;
const drawing = markup(<LooseEnds count={team} />);
const ends = (html: string) =>
  attributes(html, /data-ends/, 'd').flatMap((d) => d.split(/(?=M)/).filter(Boolean));
const lastPlace = (d: string) => Number(d.match(/(-?[\d.]+) [\d.]+V\d+$/)?.[1]);

it('draws an end for each of the team, side by side in the cloth', () => {
  expect(ends(drawing)).toHaveLength(team);
  const places = ends(drawing)
    .map(lastPlace)
    .sort((a, b) => a - b);
  const pitch = sheet.width / team;
  places.forEach((place, index) => {
    expect(place).toBeCloseTo((index + 0.5) * pitch, 0);
  });
  expect(ends(markup(<LooseEnds count={7} />))).toHaveLength(7);
});

it('leads a gold one to the middle of each of the three figures', () => {
  const [gold = ''] = attributes(drawing, /data-ends="gold"/, 'd');
  const places = ends(`<path data-ends="" d="${gold}">`).map(lastPlace);
  expect(places.map((place) => Math.round((place / sheet.width) * 6))).toEqual([1, 3, 5]);
  // On its left half: where a menu is short of room, the page's thread falls into the right one.
  expect(places[1]).toBeLessThan(sheet.width / 2);
});

it('keeps the ends clear of the words that stand at the left above the drawing', () => {
  for (const d of ends(drawing)) {
    const above = d.slice(0, d.lastIndexOf('C'));
    const numbers = above.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const across = numbers.filter((_, index) => index % 2 === 0);
    expect(Math.min(...across)).toBeGreaterThan(sheet.width * 0.6);
  }
});

it('begins no end within sight, and bends none sharply', () => {
  for (const d of ends(drawing)) {
    const [, top] = d.match(/^M[\d.]+ ?(-\d+)C/) ?? [];
    expect(Number(top)).toBeLessThan(-400);
    // A curve that leads on into the next, and ends upright where the one across begins.
    expect(d).toMatch(/^M[^A-Z]+C[^A-Z]+S([\d.]+) ?-[\d.]+ \1 0C\1 /);
    expect(narrowestBend(d), d).toBeGreaterThan(12);
  }
});

/** The smallest radius of the three curves that an end consists of. */
function narrowestBend(d: string): number {
  const numbers = d.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  const point = (place: number): Point => [
    Number(numbers[2 * place]),
    Number(numbers[2 * place + 1]),
  ];
  const [control, end] = [point(2), point(3)];
  // What S leaves out: the point across from the one before.
  const across: Point = [2 * end[0] - control[0], 2 * end[1] - control[1]];
  const curves: Curve[] = [
    [point(0), point(1), control, end],
    [end, across, point(4), point(5)],
    [point(5), point(6), point(7), point(8)],
  ];
  return Math.min(...curves.flatMap((curve) => steps.map((t) => radius(curve, t))));
}

type Point = [number, number];
type Curve = [Point, Point, Point, Point];

const steps = Array.from({ length: 41 }, (_, step) => step / 40);

function radius([p, q, r, s]: Curve, t: number): number {
  const along = (axis: 0 | 1) => {
    const [a, b, c] = [q[axis] - p[axis], r[axis] - q[axis], s[axis] - r[axis]];
    const speed = 3 * (a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t);
    return [speed, 6 * ((b - a) * (1 - t) + (c - b) * t)] as const;
  };
  const [[dx, ddx], [dy, ddy]] = [along(0), along(1)];
  return Math.hypot(dx, dy) ** 3 / Math.abs(dx * ddy - dy * ddx);
}

it('weighs less than two kilobytes', () => {
  expect(brotliCompressSync(drawing).length).toBeLessThan(2000);
});
