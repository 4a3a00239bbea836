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
  const [, ...found] = (attributes(draw(amount), /stroke="var\(--ink\)"/, 'd')[amount] ?? '')
    .split('M')
    .map((piece) => /^([\d.-]+?) ?(-?[\d.]+)([hv])/.exec(piece) ?? []);
  // A thread on its level passes over every second of the lanes it meets.
  const levels = Map.groupBy(
    found.filter(([, , , way]) => way === 'h'),
    ([, , y]) => y,
  );
  for (const met of levels.values()) {
    const steps = met.slice(1).map(([, x], index) => Math.abs(Number(x) - Number(met[index]?.[1])));
    expect(steps.every((step) => Math.abs(step - 2) < 0.01)).toBe(true);
  }
  expect([...levels.values()].map(({ length }) => length)).toEqual([1, 1, 2, 2, 3, 3]);
});

it('names one category where both threads are of it, so that no piece is left of other crossings', () => {
  const [ink, plied] = [
    { category: 'design', thread: 'ink' },
    { category: 'marketing', thread: 'plied' },
  ] as const;
  const html = markup(<Crossing lanes={[ink, ink, plied]} />);
  expect(attributes(html, /data-thread/, 'data-thread').slice(0, 3)).toEqual([
    ...['design', 'design', 'marketing'],
  ]);
  expect(attributes(html, /data-over/, 'data-thread').toSorted()).toEqual(['', '', 'design']);
});

it('weighs less than 1 KB', () => {
  expect(brotliCompressSync(draw(9)).length).toBeLessThan(1_000);
});
