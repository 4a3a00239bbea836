import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FriezePanel, panel } from './FriezePanel.tsx';
import { figureAt, type Spot } from './figures.ts';
import { attributes, markup } from './markup.ts';
import { eyesOf, photograph } from './photograph.ts';
import { Slit, slit } from './Slit.tsx';

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
    expect(spots[0]?.light).toBeLessThan(0.1);
    expect(spots[7]?.light).toBeGreaterThan(0.9);
  });

  it('lends the strip round the eyes, at whatever height they are', async () => {
    const strip = { columns: 12, rows: 4, width: 240, height: 40 };
    const path = await photoOf((_, y) => (y < 15 ? 0 : 255));
    const tones = async (eyes: number) =>
      new Set((await eyesOf(path, strip, eyes)).map(({ light }) => Math.round(light))).size;
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
    const [first, second, third, fourth] = await Promise.all([0, 1, 2, 3].map(figureAt));
    expect(first?.bust).toHaveLength(panel.columns * panel.rows);
    expect(first?.eyes).toHaveLength(slit.columns * slit.rows);
    expect(fourth).toEqual(first);
    const looks = [first, second, third].map((likeness) => JSON.stringify(likeness));
    expect(new Set(looks).size).toBe(3);
  });
});

const evenly = (light: number, { columns, rows }: typeof panel) =>
  Array<Spot>(columns * rows).fill({ region: 'photograph', light });
const drawn = (html: string, tag: RegExp) =>
  [
    ...attributes(html, tag, 'd')
      .join('')
      .matchAll(/h([\d.]+)/g),
  ].reduce((sum, [, length]) => sum + Number(length), 0);

it.each([
  [0, { silk: false, gold: false }],
  [0.4, { silk: false, gold: true }],
  [1, { silk: true, gold: false }],
])('weaves light of %d in %j', (light, threads) => {
  const html = markup(<FriezePanel picture={evenly(light, panel)} place={0} />);
  for (const [thread, isSeen] of Object.entries(threads)) {
    expect(drawn(html, new RegExp(`data-thread="${thread}"`)) > 0).toBe(isSeen);
  }
});

it('lays on a slit as much dark yarn as there is shadow', () => {
  const yarn = (light: number) =>
    drawn(markup(<Slit picture={evenly(light, slit)} weft="ink" binding="twill" />), /data-yarn/);
  const shares = [1, 0.75, 0.5, 0.25].map((light) => yarn(light) / yarn(0));
  for (const [place, share] of shares.entries()) {
    expect(Math.abs(share - place / 4)).toBeLessThan(0.1);
  }
});
