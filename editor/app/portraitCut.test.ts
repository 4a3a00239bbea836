import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutOut } from './portraitCut.ts';

const least = { width: 480, height: 600 };

it('cuts out what fits the shape of a portrait and lies inside the picture', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const zoom = fc.double({ min: 1, max: 4, noNaN: true });
  fc.assert(
    fc.property(side, side, zoom, share, share, (width, height, zoom, across, down) => {
      const part = cutOut({ width, height }, least, { zoom, across, down });
      expect(part.width / part.height).toBeCloseTo(least.width / least.height);
      expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(-1e-6);
      expect(part.left + part.width).toBeLessThanOrEqual(width + 1e-6);
      expect(part.top + part.height).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});

it.each([
  ['lying', { width: 2000, height: 1000 }, { left: 600, top: 0, width: 800, height: 1000 }],
  ['standing', { width: 800, height: 2000 }, { left: 0, top: 500, width: 800, height: 1000 }],
])('takes as much as fits of a %s picture, from its middle', (_, picture, part) => {
  expect(cutOut(picture, least, { zoom: 1, across: 0.5, down: 0.5 })).toEqual(part);
});
