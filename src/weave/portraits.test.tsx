import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { photographed } from './portraits.tsx';

type Light = (x: number, y: number) => number;
type Face = { fromLeft: number; fromTop: number };

/** A photo of 40 by 50 pixels with this light, as it is woven. */
async function weave(light: Light, face: Face) {
  const pixels = Array.from({ length: 40 * 50 }, (_, at) => light(at % 40, Math.floor(at / 40)));
  const raw = { width: 40, height: 50, channels: 1 } as const;
  const photo = await sharp(Buffer.from(pixels), { raw }).png().toBuffer();
  return photographed(join(await writeSite({ 'photo.png': photo }), 'photo.png'), face, 0);
}

it('weaves what is bright in silk, what is less so in gold, and shadow in dark yarn', async () => {
  const light: Light = (x) => [0, 100, 255][Math.floor(x / 14)] ?? 255;
  const { bust } = await weave(light, { fromLeft: 50, fromTop: 50 });
  const middleOf = (thread: string) => {
    const ends = bust.flatMap((one, at) => (one === thread ? at % 98 : []));
    return ends.reduce((sum, end) => sum + end, 0) / ends.length;
  };
  expect(middleOf('gold')).toBeGreaterThan(middleOf('warp') + 5);
  expect(middleOf('silk')).toBeGreaterThan(middleOf('gold') + 20);
});

const topIsDark: Light = (_, y) => (y < 15 ? 0 : 255);
const leftIsDark: Light = (x) => (x < 20 ? 0 : 255);

it.each([
  { light: topIsDark, fromLeft: 50, fromTop: 0, share: 1 },
  { light: topIsDark, fromLeft: 50, fromTop: 60, share: 0.1 },
  { light: leftIsDark, fromLeft: 10, fromTop: 40, share: 0.8 },
  { light: leftIsDark, fromLeft: 90, fromTop: 40, share: 0.2 },
])('cuts out the eyes, $share of them dark', async ({ light, share, ...face }) => {
  const { eyes } = await weave(light, face);
  const dark = eyes.filter(Boolean).length / eyes.length;
  expect(dark.toFixed(1)).toBe(share.toFixed(1));
});
