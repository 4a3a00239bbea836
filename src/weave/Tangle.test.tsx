import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { Tangle } from './Tangle.tsx';
import { crossingsOf, tangle, tangleBox } from './tangle.ts';

it('crosses itself as often as it is told, from end to end within its box', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(140), (name, count) => {
      const points = tangle(name, count);
      expect(crossingsOf(points)).toHaveLength(count);
      expect([points[0], points.at(-1)]).toEqual([tangleBox.from, tangleBox.to]);
      const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(-2);
      expect(Math.max(...across)).toBeLessThan(tangleBox.width);
      expect(Math.max(...down)).toBeLessThanOrEqual(tangleBox.height);
    }),
    { numRuns: 25 },
  );
});

it.each([0, 1, 12, 23, 60])('is interrupted once at each of %i crossings', (count) => {
  const html = markup(<Tangle name="any" crossings={count} />);
  expect(attributes(html, /data-crossings/, 'd').map(pieces)).toEqual([count + 1]);
});

it('looks different under another name, and the same under its own', () => {
  const draw = (name: string) => markup(<Tangle name={name} crossings={15} />);
  expect(draw('one')).toBe(draw('one'));
  expect(draw('one')).not.toBe(draw('other'));
});

it.each([12, 18, 24, 30])('lays the gaps at %i crossings clear of each other', (count) => {
  for (const name of ['one', 'two', 'three']) {
    const places = crossingsOf(tangle(name, count)).map(({ at }) => at);
    const apart = places.flatMap(([x, y], place) =>
      places.slice(place + 1).map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(5);
  }
});
