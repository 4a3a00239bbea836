import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Crossing } from './Crossing.tsx';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';

const draw = (amount: number) =>
  markup(
    <Crossing
      lanes={Array.from({ length: amount }, () => ({ category: 'design', thread: 'ink' }))}
    />,
  );
const overs = (html: string) => attributes(html, /data-over/, 'data-over').map(Number);
const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

it.each([1, 2, 8, 9])('lets %i threads cross each other once', (amount) => {
  const html = draw(amount);
  expect(sum(overs(html))).toBe((amount * (amount - 1)) / 2);
  const drawn = attributes(html, /stroke="var\(--ink\)"/, 'd').slice(amount);
  expect(drawn.map(pieces)).toEqual(overs(html));
});

it('makes a plain weave: along each thread over and under take turns', () => {
  const amount = 8;
  const places = attributes(draw(amount), /stroke="var\(--ink\)"/, 'd')
    .slice(amount)
    .map((d) => [...d.matchAll(/M([\d.-]+?) ?(-?[\d.]+)([hv])/g)]);
  // A thread on its level passes over every second of the lanes it meets.
  const levels = places.map((found) =>
    found.filter(([, , , way]) => way === 'h').map(([, x]) => Number(x)),
  );
  for (const met of levels) {
    const steps = met.slice(1).map((x, index) => Math.abs(x - (met[index] ?? 0)));
    expect(steps.every((step) => Math.abs(step - 2) < 0.01)).toBe(true);
  }
  expect(levels.map(({ length }) => length)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

it('names the category of every thread, so that its threads can be drawn back', () => {
  expect(new Set(attributes(draw(3), /data-thread/, 'data-thread'))).toEqual(new Set(['design']));
  expect(attributes(draw(3), /data-thread/, 'data-thread')).toHaveLength(6);
});

it('weighs less than 1 KB', () => {
  expect(brotliCompressSync(draw(9)).length).toBeLessThan(1_000);
});
