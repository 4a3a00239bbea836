import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawFavicon, drawIcon, initialsOf } from './icons.ts';
import { toPng } from './pixels.ts';

it.each([
  ['Sutraloom', 'S'],
  ['Bhattacharya Weaving and Software Studio', 'BW'],
  ['3M', '3M'],
  ['& Sons', 'S'],
  ['Élan & Cie', 'ÉC'],
  ['सूत्र लूम', 'सूलू'],
])('takes the first letters of "%s": %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const names = ['AB', 'Sutraloom', 'Wide Mills', 'Québec Çay', 'Щука Цапля', 'सूत्र लूम', 'श्रीं'];

it('draws other letters for another name', () => {
  expect(new Set(names.map((name) => drawFavicon(name))).size).toBe(names.length);
});

// A launcher may crop the maskable one to a circle of four fifths.
it.each(
  names.flatMap((name) => [
    { name, margin: 5, shown: 0.75 },
    { name, margin: 9, shown: 0.8 * Math.SQRT1_2 },
  ]),
)('keeps "$name" with a margin of $margin inside the part that is shown', async (one) => {
  const side = 500;
  const picture = sharp(await toPng(drawIcon(one.margin, one.name), side)).trim();
  const { info } = await picture.toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const edge = (side * (1 - one.shown)) / 2 - 2;
  expect(Math.min(-trimOffsetLeft, -trimOffsetTop)).toBeGreaterThan(edge);
  expect(Math.max(width - trimOffsetLeft, height - trimOffsetTop)).toBeLessThan(side - edge);
  // Letters and thread, not a speck.
  expect(Math.max(width, height)).toBeGreaterThan(side / 4);
});
