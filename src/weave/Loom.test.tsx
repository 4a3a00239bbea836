import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cloth, faceAt } from './damask.ts';
import { Loom } from './Loom.tsx';
import { attributes, markup } from './markup.ts';

it('stays light enough to stand in the document', () => {
  expect(brotliCompressSync(markup(<Loom />)).length).toBeLessThan(2200);
});

it('sends one signal down each gold thread', () => {
  const html = markup(<Loom />);
  const gold = html.match(/stroke="var\(--zari\)" stroke-width="1.6">(.*?)<\/g>/)?.[1] ?? '';
  const ends = [...gold.matchAll(/V\d+/g)].length;
  expect(ends).toBeGreaterThan(0);
  expect(html.match(/M\d+ \d+v16/g)).toHaveLength(ends);
});

it('hides what falls behind its cloth', () => {
  const grounds = attributes(markup(<Loom />), /stroke="var\(--indigo\)"/, 'd');
  expect(grounds).toEqual([`M0 ${cloth.picks / 2}h${cloth.ends}`]);
});

it('keeps the left two fifths free of cloth for the words', () => {
  expect(cloth.ends * cloth.end).toBeLessThanOrEqual(1440 * 0.6);
});

it('weaves the same eye on both sides of its pupil', () => {
  for (let pick = 4; pick < cloth.picks; pick++) {
    for (let end = 0; end < cloth.ends / 2 - 20; end++) {
      const [left, right] = [faceAt(end, pick), faceAt(cloth.ends - 1 - end, pick)];
      expect(left === undefined).toBe(right === undefined);
    }
  }
});

it('draws its floats in pieces, so that no tile of the page paints those of the whole cloth', () => {
  const html = markup(<Loom />);
  for (const id of ['satin', 'twill']) {
    const [piece = ''] = attributes(html, new RegExp(`id="${id}-piece"`), 'd');
    const pieces = html.split(`"#${id}-piece"`).length;
    expect(pieces).toBe(6);
    expect(piece.split('h').length - 1).toBe((cloth.picks + 1) / 3);
  }
});
