import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { cardFor, missedPlaces, PunchedCard } from './PunchedCard.tsx';
import { pieces } from './path.ts';

it('punches 997 of 1,000 holes for 99.7 % and outlines the three that are missing', () => {
  const html = markup(<PunchedCard {...cardFor(99.7)} />);
  expect(attributes(html, /data-count/, 'd').map(pieces)).toEqual([997]);
  expect(attributes(html, /data-missing/, 'd').map(pieces)).toEqual([3]);
});

it('gives every mark a place of its own, on a grid of fifty columns', () => {
  expect(missedPlaces(1000, 3).map((place) => place + 1)).toEqual([167, 539, 825]);
  for (const missing of [0, 3, 40, 1000]) {
    const places = missedPlaces(1000, missing);
    expect(new Set(places).size).toBe(missing);
    expect(places.every((place) => place >= 0 && place < 1000)).toBe(true);
  }
});

it('ties a loop round each place that was missed, and none where there are too many', () => {
  const thread = (missing: number) =>
    attributes(markup(<PunchedCard total={1000} missing={missing} />), /data-loops/, 'd').join('');
  // Where it passes below itself, once for each loop, the thread is interrupted.
  expect(pieces(thread(3))).toBeGreaterThan(3);
  expect(thread(0)).toBe('');
  expect(thread(40)).toBe('');
});

it('takes the page’s thread in at its top and lets it out below, at one place and upright', () => {
  const html = markup(<PunchedCard {...cardFor(99.7)} />);
  const [thread = ''] = attributes(html, /data-loops/, 'd');
  const numbers = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(Number);
  const drawn = thread.split('M').slice(1).map(numbers);
  const sum = (piece: number[], axis: 0 | 1) =>
    piece.filter((_, index) => index % 2 === axis).reduce((total, one) => total + one, 0);
  const [first = [], last = []] = [drawn[0], drawn.at(-1)];
  expect(first.slice(0, 2)).toEqual([25.9, 0]);
  expect(Math.abs((first[2] ?? 0) / (first[3] ?? 0))).toBeLessThan(0.2);
  expect(sum(last, 0)).toBeCloseTo(25.9, 0);
  expect(sum(last, 1)).toBeCloseTo(540, 0);
  expect(attributes(html, /data-loops/, 'vector-effect')).toEqual(['non-scaling-stroke']);
});

it('weighs little more than a kilobyte', () => {
  const html = markup(<PunchedCard {...cardFor(99.7)} />);
  expect(brotliCompressSync(html).length).toBeLessThan(1200);
});

it('shows a full card and an empty one', () => {
  expect(cardFor(100)).toEqual({ total: 1000, missing: 0 });
  expect(cardFor(0)).toEqual({ total: 1000, missing: 1000 });
  expect(() => markup(<PunchedCard total={1000} missing={1000} />)).not.toThrow();
});
