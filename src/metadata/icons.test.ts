import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon } from './icons.ts';
import { toPng } from './toPng.ts';

it.each([
  ['Sutraloom', 'S'],
  ['Bhattacharya Weaving and Software Studio', 'BW'],
  ['& Sons', 'S'],
  ['Élan & Cie', 'ÉC'],
  ['3m', '3M'],
  ['सूत्र लूम', 'सूलू'],
])('"%s" has the icon of its initials, %s', async (name, initials) => {
  const icon = { size: 180, margin: 5 };
  expect(await drawIcon(icon, name)).toBe(await drawIcon(icon, initials));
});

it.each([
  ['Ivo', 'thread'],
  ['Otto', 'ground'],
])('draws the letter itself: the middle of the icon of "%s" is %s', async (name, shown) => {
  const side = 240;
  const icon = sharp(await toPng(await drawIcon({ size: side, margin: 0 }, name)));
  const middle = { left: 0.5 * side, top: (9.5 / 24) * side, width: 1, height: 1 };
  const [red = 0] = await icon.extract(middle).raw().toBuffer();
  expect(red > 128 ? 'thread' : 'ground').toBe(shown);
});

// A launcher may crop it to a circle of four fifths.
it.each(['Sutraloom', 'Wide Mills', 'Щука Цапля', 'श्रीं'])(
  'keeps "%s" inside a circle',
  async (name) => {
    const side = 500;
    const picture = sharp(await toPng(await drawIcon({ size: side, margin: 9 }, name))).trim();
    const { info } = await picture.toBuffer({ resolveWithObject: true });
    const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
    const edge = (side * (1 - 0.8 * Math.SQRT1_2)) / 2 - 2;
    expect(Math.min(-left, -top, side - width + left, side - height + top)).toBeGreaterThan(edge);
    // Not nearly empty: letters and thread.
    expect(Math.max(width, height)).toBeGreaterThan(side / 4);
  },
);
