import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { Tangle } from './Tangle.tsx';
import { crossingsOf, tangle, tangleBox } from './tangle.ts';

it('crosses itself as often as it is told, from end to end within its box', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(140), (name, count) => {
      const { points } = tangle(name, count);
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

// A curve whose handles reach beyond its end turns back there, and the thread looks broken.
it('is drawn without kinks', () => {
  const [d = ''] = attributes(markup(<Tangle name="any" crossings={23} />), /data-crossings/, 'd');
  for (const [, numbers = ''] of d.matchAll(/c([^cM]+)/g)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = (
      numbers.match(/-?\d*\.?\d+/g) ?? []
    ).map(Number);
    expect(Math.hypot(x1, y1)).toBeLessThan(Math.hypot(x, y));
    expect(Math.hypot(x - x2, y - y2)).toBeLessThan(Math.hypot(x, y));
  }
});
