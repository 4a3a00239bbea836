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
