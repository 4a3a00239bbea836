import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { photographed } from './portraits.tsx';

async function photoOf(light: (x: number, y: number) => number, height = 50): Promise<string> {
  const pixels = Array.from({ length: 40 * height }, (_, at) =>
    light(at % 40, Math.floor(at / 40)),
  );
  const raw = { width: 40, height, channels: 1 } as const;
  const photo = await sharp(Buffer.from(pixels), { raw }).png().toBuffer();
  return join(await writeSite({ 'photo.png': photo }), 'photo.png');
}

it('weaves what is bright in silk, what is less so in gold, and shadow in dark yarn', async () => {
  const path = await photoOf((x) => [0, 100, 255][Math.floor(x / 14)] ?? 255);
  const { bust, eyes } = await photographed(path, { fromLeft: 50, fromTop: 50 }, 0);
  const middleOf = (lying: (thread: string) => boolean) => {
    const ends = bust.flatMap((thread, at) => (lying(thread) ? at % 98 : []));
    return ends.reduce((sum, end) => sum + end, 0) / ends.length;
  };
  const [warp = 0, gold = 0, silk = 0] = ['warp', 'gold', 'silk'].map((one) =>
    middleOf((thread) => thread === one),
  );
  expect(gold).toBeGreaterThan(warp + 5);
  expect(silk).toBeGreaterThan(gold + 20);
  const yarn = eyes.flatMap((isYarn, at) => (isYarn ? at % 150 : []));
  const [left, right] = [yarn.filter((end) => end < 30), yarn.filter((end) => end >= 120)];
  expect(left.length).toBeGreaterThan(right.length * 4);
});

const topIsDark = (_: number, y: number) => (y < 15 ? 0 : 255);
const leftIsDark = (x: number) => (x < 20 ? 0 : 255);

it.each([
  { light: topIsDark, fromLeft: 50, fromTop: 0, share: 1 },
  { light: topIsDark, fromLeft: 50, fromTop: 60, share: 0.1 },
  { light: leftIsDark, fromLeft: 10, fromTop: 40, share: 0.8 },
  { light: leftIsDark, fromLeft: 50, fromTop: 40, share: 0.5 },
  { light: leftIsDark, fromLeft: 90, fromTop: 40, share: 0.2 },
])(
  'cuts the eyes out at $fromLeft, $fromTop: $share of it dark',
  async ({ light, share, ...face }) => {
    const { eyes } = await photographed(await photoOf(light), face, 0);
    const dark = eyes.filter(Boolean).length / eyes.length;
    expect(dark.toFixed(1)).toBe(share.toFixed(1));
  },
);

it('keeps a face at one side of a wide photo on its panel', async () => {
  const path = await photoOf((x, y) => (x < 13 && y < 25 ? 255 : 0), 25);
  const silk = async (fromLeft: number) => {
    const { bust } = await photographed(path, { fromLeft, fromTop: 40 }, 0);
    return bust.filter((thread) => thread === 'silk').length;
  };
  expect(await silk(20)).toBeGreaterThan(2 * (await silk(50)));
});
