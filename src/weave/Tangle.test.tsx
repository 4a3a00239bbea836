import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { Tangle } from './Tangle.tsx';
import { crossingsOf, tangle, tangleBox } from './tangle.ts';

it.each([0, 1, 2, 11, 16, 23, 32, 36, 37, 60, 140])('crosses itself %i times', (count) => {
  const { points } = tangle('any', count);
  expect(crossingsOf(points)).toHaveLength(count);
});

it.each([1, 12, 23, 60])('is interrupted once at each of %i crossings', (count) => {
  const html = markup(<Tangle name="any" crossings={count} />);
  expect(attributes(html, /data-crossings/, 'd').map(pieces)).toEqual([count + 1]);
});

it('comes in at the beam, goes out over the column’s thread, and stays within its box', () => {
  for (const count of [0, 14, 60]) {
    const { points } = tangle('any', count);
    expect(points[0]).toEqual(tangleBox.from);
    expect(points.at(-1)).toEqual(tangleBox.to);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(2);
      expect(x).toBeLessThanOrEqual(tangleBox.width - 2);
      expect(y).toBeGreaterThanOrEqual(-2);
      expect(y).toBeLessThanOrEqual(tangleBox.height);
    }
  }
});

it('looks different under another name, and the same under its own', () => {
  const [one, other] = ['one', 'other'].map((name) =>
    markup(<Tangle name={name} crossings={15} />),
  );
  expect(one).not.toBe(other);
  expect(markup(<Tangle name="one" crossings={15} />)).toBe(one);
});

it('weighs less than two kilobytes', () => {
  const html = markup(<Tangle name="any" crossings={22} />);
  expect(brotliCompressSync(html).length).toBeLessThan(2000);
});
