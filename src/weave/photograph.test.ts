import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photograph } from './photograph.ts';

it('reads a photo as darkness: black on the left, white on the right', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'portrait-')), 'half.png');
  const pixels = Buffer.from(
    Array.from({ length: 40 * 50 }, (_, index) => (index % 40 < 20 ? 0 : 255)),
  );
  await sharp(pixels, { raw: { width: 40, height: 50, channels: 1 } })
    .png()
    .toFile(path);
  const { columns, rows, tones } = await photograph(path, 8, 10);
  expect([columns, rows, tones.length]).toEqual([8, 10, 80]);
  expect(tones[0]).toBeGreaterThan(0.9);
  expect(tones[7]).toBeLessThan(0.1);
});

it('names the photo it cannot read', async () => {
  await expect(photograph('people/nobody.jpg')).rejects.toThrow(
    /people\/nobody\.jpg cannot be read/,
  );
});
