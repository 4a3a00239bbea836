import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon } from './icons.ts';
import { toPng } from './pixels.ts';

it.each([
  ['Sutraloom', 'S'],
  ['Bhattacharya Weaving and Software Studio', 'BW'],
  ['& Sons', 'S'],
  ['Élan & Cie', 'ÉC'],
  ['3m', '3M'],
  ['सूत्र लूम', 'सूलू'],
])('"%s" has the icon of its initials, %s', (name, initials) => {
  expect(drawIcon(5, name)).toBe(drawIcon(5, initials));
});

// A launcher may crop the maskable one to a circle of four fifths.
it.each(
  ['Sutraloom', 'Wide Mills', 'Щука Цапля', 'श्रीं'].flatMap((name) => [
    { name, margin: 5, shown: 0.75 },
    { name, margin: 9, shown: 0.8 * Math.SQRT1_2 },
  ]),
)('with a margin of $margin, "$name" is inside what is shown', async (icon) => {
  const side = 500;
  const picture = sharp(await toPng(drawIcon(icon.margin, icon.name), side)).trim();
  const { info } = await picture.toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  const edge = (side * (1 - icon.shown)) / 2 - 2;
  expect(Math.min(-left, -top, side - width + left, side - height + top)).toBeGreaterThan(edge);
  // Not nearly empty: letters and thread.
  expect(Math.max(width, height)).toBeGreaterThan(side / 4);
});
