import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FriezePanel } from './FriezePanel.tsx';
import { attributes, markup } from './markup.ts';
import { eyesOf, panel, photograph, photographed, slit, standIn } from './portraits.ts';
import { Slit } from './Slit.tsx';

async function photoOf(light: (x: number, y: number) => number): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'portrait-')), 'photo.png');
  const pixels = Array.from({ length: 40 * 50 }, (_, at) => light(at % 40, Math.floor(at / 40)));
  const raw = { width: 40, height: 50, channels: 1 } as const;
  await sharp(Buffer.from(pixels), { raw }).png().toFile(path);
  return path;
}

describe('a photo', () => {
  it('is read as light: black on the left, white on the right', async () => {
    const cloth = { columns: 8, rows: 10, width: 80, height: 100 };
    const spots = await photograph(await photoOf((x) => (x < 20 ? 0 : 255)), cloth);
    expect(spots).toHaveLength(80);
    expect(spots[0]).toBeLessThan(0.1);
    expect(spots[7]).toBeGreaterThan(0.9);
  });

  it('lends the strip round the eyes, at whatever height they are', async () => {
    const strip = { columns: 12, rows: 4, width: 240, height: 40 };
    const path = await photoOf((_, y) => (y < 15 ? 0 : 255));
    const tones = async (eyes: number) =>
      new Set((await eyesOf(path, strip, eyes)).map(Math.round)).size;
    // The strip at the border shows both tones, and those beside it one.
    expect(await Promise.all([0, 0.3, 0.6, 1].map(tones))).toEqual([1, 2, 1, 1]);
  });

  it('is named if it cannot be read', async () => {
    await expect(photograph('people/nobody.jpg', panel)).rejects.toThrow(
      /people\/nobody\.jpg cannot be read/,
    );
  });
});

describe('who stands in for a person without a photo', () => {
  it('fills panel and slit, looks unlike their neighbours, and comes again after three', async () => {
    const [first, second, third, fourth] = await Promise.all([0, 1, 2, 3].map(standIn));
    expect(first?.bust).toHaveLength(panel.columns * panel.rows);
    expect(first?.eyes).toHaveLength(slit.columns * slit.rows);
    expect(fourth).toEqual(first);
    const looks = [first, second, third].map((likeness) => JSON.stringify(likeness));
    expect(new Set(looks).size).toBe(3);
  });
});

it('weaves what is bright in silk, what is less so in gold, and shadow in dark yarn', async () => {
  const path = await photoOf((x) => [0, 100, 255][Math.floor(x / 14)] ?? 255);
  const { bust, eyes } = await photographed(path, 0.5, 0);
  const html = markup(<FriezePanel picture={bust} place={0} />);
  const middleOf = (thread: string) => {
    const [d = ''] = attributes(html, new RegExp(`data-thread="${thread}"`), 'd');
    const places = [...d.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x));
    return places.reduce((sum, x) => sum + x, 0) / places.length;
  };
  expect(middleOf('silk')).toBeGreaterThan(middleOf('gold') + 20);
  const yarnOf = (from: number, to: number) =>
    eyes.filter((isYarn, at) => isYarn && at % slit.columns >= from && at % slit.columns < to)
      .length;
  expect(yarnOf(0, 30)).toBeGreaterThan(yarnOf(120, 150) * 4);
  expect(markup(<Slit picture={eyes} place={0} />)).toContain('data-yarn');
});
