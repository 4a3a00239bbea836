import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { photographed, standIn } from './portraits.tsx';

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

it('cuts the eyes out at whatever height they are', async () => {
  const path = await photoOf((_, y) => (y < 15 ? 0 : 255));
  const shares = await Promise.all([0, 30, 60, 100].map((at) => dark(path, 50, at)));
  expect(shares.map((share) => Math.round(share * 2))).toEqual([2, 1, 0, 0]);
});

it('cuts the eyes out wherever a face is that is not in the middle', async () => {
  const path = await photoOf((x) => (x < 20 ? 0 : 255));
  const shares = await Promise.all([10, 50, 90].map((at) => dark(path, at, 40)));
  expect(shares.map((share) => share.toFixed(1))).toEqual(['0.8', '0.5', '0.2']);
});

async function dark(path: string, fromLeft: number, fromTop: number): Promise<number> {
  const { eyes } = await photographed(path, { fromLeft, fromTop }, 0);
  return eyes.filter(Boolean).length / eyes.length;
}

it('keeps a face at one side of a wide photo on its panel', async () => {
  const path = await photoOf((x, y) => (x < 13 && y < 25 ? 255 : 0), 25);
  const silk = async (fromLeft: number) => {
    const { bust } = await photographed(path, { fromLeft, fromTop: 40 }, 0);
    return bust.filter((thread) => thread === 'silk').length;
  };
  expect(await silk(20)).toBeGreaterThan(2 * (await silk(50)));
});

it('names a photo that cannot be read', async () => {
  await expect(photographed('people/nobody.jpg', { fromLeft: 50, fromTop: 40 }, 0)).rejects.toThrow(
    /people\/nobody\.jpg cannot be read/,
  );
});

it('has three figures for people without a photo, which come again', async () => {
  const [first, second, third, fourth] = await Promise.all([0, 1, 2, 3].map(standIn));
  expect([first?.bust.length, first?.eyes.length]).toEqual([98 * 144, 150 * 36]);
  const looks = [first, second, third].map((likeness) => JSON.stringify(likeness));
  expect(new Set(looks).size).toBe(3);
  expect(fourth).toEqual(first);
});
