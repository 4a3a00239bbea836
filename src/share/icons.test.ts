import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, initialsOf } from './icons.ts';
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

// A launcher may crop the maskable one to a circle of four fifths.
it.each(
  ['Sutraloom', 'Wide Mills', 'Québec Çay', 'Щука Цапля', 'सूत्र लूम', 'श्रीं'].flatMap((name) => [
    { name, margin: 5, shown: 0.75 },
    { name, margin: 9, shown: 0.8 * Math.SQRT1_2 },
  ]),
)(
  'keeps "$name" with a margin of $margin inside what is shown',
  async ({ name, margin, shown }) => {
    const side = 500;
    const picture = sharp(await toPng(drawIcon(margin, name), side)).trim();
    const { info } = await picture.toBuffer({ resolveWithObject: true });
    const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
    const edge = (side * (1 - shown)) / 2 - 2;
    expect(Math.min(-left, -top, side - width + left, side - height + top)).toBeGreaterThan(edge);
    // Not nearly empty: letters and thread.
    expect(Math.max(width, height)).toBeGreaterThan(side / 4);
  },
);
