import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { Slit, slit } from './Slit.tsx';
import { eyesAt, type Spot, sculpt, sitterFor } from './sculpture.ts';

const crossings = slit.columns * slit.rows;
const yarn = (picture: readonly Spot[]) =>
  attributes(markup(<Slit picture={picture} weft="ink" binding="twill" />), /data-yarn/, 'd')[0] ??
  '';
const eyes = ['founder', 'cto', 'coo-cmo'].map((id, place) =>
  sculpt(...eyesAt(sitterFor(id, place), slit, place)),
);

it('shows both eyes of each, whole: lids, white, iris, pupil and a glint', () => {
  for (const picture of eyes) {
    for (const half of [0, 1]) {
      const seen = new Set(
        picture
          .filter((_, index) => Math.floor((index % slit.columns) / (slit.columns / 2)) === half)
          .map(({ region }) => region),
      );
      expect([...seen]).toEqual(
        expect.arrayContaining(['brow', 'lid', 'white', 'iris', 'pupil', 'glint']),
      );
    }
  }
});

it('covers more of the warp the darker a photograph is', () => {
  const covered = (light: number) =>
    [...yarn(Array(crossings).fill({ region: 'photograph', light })).matchAll(/h([\d.]+)/g)].reduce(
      (sum, [, length]) => sum + Number(length),
      0,
    );
  expect(covered(0)).toBeGreaterThan(covered(0.5) * 1.5);
  expect(covered(0.5)).toBeGreaterThan(covered(1) * 3);
});

it('weighs less than two kilobytes, so that three weigh less than nine', () => {
  for (const picture of eyes) {
    const drawing = markup(<Slit picture={picture} weft="madder" binding="satin" />);
    expect(brotliCompressSync(drawing).length).toBeLessThan(2000);
    expect(pieces(yarn(picture))).toBeGreaterThan(500);
  }
});
