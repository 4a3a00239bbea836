import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eyesOf, photograph } from './photograph.ts';

const cloth = { columns: 8, rows: 10, width: 80, height: 100 };

async function photoOf(light: (x: number, y: number) => number): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'portrait-')), 'photo.png');
  const pixels = Buffer.from(
    Array.from({ length: 40 * 50 }, (_, index) => light(index % 40, Math.floor(index / 40))),
  );
  await sharp(pixels, { raw: { width: 40, height: 50, channels: 1 } })
    .png()
    .toFile(path);
  return path;
}

it('reads a photo as light: black on the left, white on the right', async () => {
  const spots = await photograph(await photoOf((x) => (x < 20 ? 0 : 255)), cloth);
  expect(spots).toHaveLength(80);
  expect(spots[0]?.region).toBe('photograph');
  expect(spots[0]?.light).toBeLessThan(0.1);
  expect(spots[7]?.light).toBeGreaterThan(0.9);
});

it('cuts the strip round the eyes out of it, at the height that is given', async () => {
  const slit = { columns: 12, rows: 4, width: 240, height: 40 };
  const path = await photoOf((_, y) => (y < 15 ? 0 : y < 25 ? 160 : 255));
  const lights = async (eyes: number) =>
    (await eyesOf(path, slit, eyes)).map(({ light }) => Math.round(light * 10));
  // At a border between two tones the strip shows both, as dark and as light as they can be.
  expect(await lights(0.3)).toEqual([...Array(24).fill(0), ...Array(24).fill(10)]);
  expect(new Set(await lights(0.4)).size).toBe(1);
  expect(await lights(0)).toHaveLength(48);
  expect(await lights(1)).toHaveLength(48);
});

it('names the photo it cannot read', async () => {
  await expect(photograph('people/nobody.jpg', cloth)).rejects.toThrow(
    /people\/nobody\.jpg cannot be read/,
  );
});
