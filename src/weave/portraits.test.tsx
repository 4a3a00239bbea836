import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { attributes, drawn } from '#tests/markup.ts';
import { writeSite } from '#tests/writeSite.ts';
import { FriezePanel, photographed, standIn } from './portraits.tsx';

const topIsDark = (_: number, y: number) => (y < 15 ? 0 : 255);
const leftIsDark = (x: number) => (x < 20 ? 0 : 255);

it.each([
  { light: topIsDark, fromLeft: 50, fromTop: 0, share: 1 },
  { light: topIsDark, fromLeft: 50, fromTop: 60, share: 0.1 },
  { light: leftIsDark, fromLeft: 10, fromTop: 40, share: 0.8 },
  { light: leftIsDark, fromLeft: 90, fromTop: 40, share: 0.2 },
])('cuts out the eyes of a photo, $share of them dark', async ({ light, share, ...face }) => {
  const pixels = Array.from({ length: 40 * 50 }, (_, at) => light(at % 40, Math.floor(at / 40)));
  const raw = { width: 40, height: 50, channels: 1 } as const;
  const photo = await sharp(Buffer.from(pixels), { raw }).png().toBuffer();
  const folder = await writeSite({ 'photo.png': photo });
  const { eyes } = await photographed(join(folder, 'photo.png'), face, 0);
  const dark = eyes.filter(Boolean).length / eyes.length;
  expect(dark.toFixed(1)).toBe(share.toFixed(1));
});

it('cuts the eyes out of a panorama, which is lower than they are', async () => {
  const panorama = sharp({
    create: { width: 600, height: 60, channels: 3, background: '#808080' },
  });
  const folder = await writeSite({ 'photo.png': await panorama.png().toBuffer() });
  const eyes = { fromLeft: 50, fromTop: 50 };
  const likeness = await photographed(join(folder, 'photo.png'), eyes, 0);
  expect(likeness.eyes).toHaveLength(150 * 36);
});

it('shows a face whole in a wide picture, with cloth on either side of it', async () => {
  const panel = drawn(<FriezePanel likeness={await standIn(0)} />);
  expect(attributes(panel, 'svg', 'viewBox')).toEqual(['0 0 480 496']);
  expect(attributes(panel, 'svg', 'preserveAspectRatio')).toEqual(['xMidYMin']);
  // Twice as much of it as the face itself has.
  const [cloth, , ground = ''] = attributes(panel, 'path', 'd');
  expect(cloth).toBe('M-196 0h490v144h-490z');
  const starts = [...ground.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...starts)).toBeLessThan(-195);
});
