import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawFavicon, drawIcon, initialsOf } from './icons.ts';
import { toPng } from './pixels.ts';

it.each([
  ['Sutraloom', 'S'],
  ['Bhattacharya Weaving and Software Studio', 'BW'],
  ['iRobot', 'I'],
  ['3M', '3M'],
  ['& Sons', 'S'],
  ['Élan & Cie', 'ÉC'],
  ['Ткацкая мастерская', 'ТМ'],
  ['सूत्रलूम', 'सू'],
  ['सूत्र लूम', 'सूलू'],
])('takes the first letters of "%s": %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const names = ['AB', 'Sutraloom', 'Wide Mills', 'Québec Çay', 'Щука Цапля', 'सूत्र लूम', 'श्रीं'];

it('draws other letters for another name', () => {
  expect(new Set(names.map((name) => drawFavicon(name))).size).toBe(names.length);
});

it.each(names)('keeps "%s" inside the part of its icons that launchers show', async (name) => {
  // A launcher may crop the maskable one to a circle of four fifths.
  for (const [icon, shown] of [
    ['icon-512', 0.75],
    ['icon-maskable-512', 0.8 * Math.SQRT1_2],
  ] as const) {
    const side = 500;
    const picture = sharp(await toPng(drawIcon(icon, name).svg, side)).trim();
    const { info } = await picture.toBuffer({ resolveWithObject: true });
    const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
    const edge = (side * (1 - shown)) / 2 - 2;
    expect(Math.min(-trimOffsetLeft, -trimOffsetTop), icon).toBeGreaterThan(edge);
    expect(width - trimOffsetLeft, icon).toBeLessThan(side - edge);
    expect(height - trimOffsetTop, icon).toBeLessThan(side - edge);
    // Letters and thread, not a speck.
    expect(Math.max(width, height), icon).toBeGreaterThan(side / 4);
  }
});
