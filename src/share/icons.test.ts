import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons, initialsOf } from './icons.ts';
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
  expect(new Set(names.map((name) => drawIcons(name).favicon)).size).toBe(names.length);
});

it.each(names)(
  'keeps all of "%s" inside the part of the icon that every launcher shows',
  async (name) => {
    const { files } = drawIcons(name);
    for (const [icon, margin] of [
      ['icon-512', 5],
      ['icon-maskable-512', 9],
    ] as const) {
      const side = 24 + 2 * margin;
      const picture = sharp(await toPng(files[icon], side * 10));
      const inner = { left: margin * 10, top: margin * 10, width: 240, height: 240 };
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      const inked = { inside: 0, outside: 0 };
      for (let y = 0; y < info.height; y++) {
        for (let x = 0; x < info.width; x++) {
          const at = (y * info.width + x) * info.channels;
          const isGround = [0, 1, 2].every((channel) => data[at + channel] === data[channel]);
          if (isGround) continue;
          const isInside =
            x >= inner.left &&
            x < inner.left + inner.width &&
            y >= inner.top &&
            y < inner.top + inner.height;
          inked[isInside ? 'inside' : 'outside']++;
        }
      }
      expect(inked.outside, icon).toBe(0);
      expect(inked.inside, icon).toBeGreaterThan(7000);
    }
  },
);
