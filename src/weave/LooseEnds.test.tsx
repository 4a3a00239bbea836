import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { getCompany } from '#src/content/load/company.ts';
import { LooseEnds, sheet } from './LooseEnds.tsx';
import { attributes, markup } from './markup.ts';

const { team } = getCompany().claims;
const drawing = markup(<LooseEnds count={team} />);
const ends = (html: string) =>
  attributes(html, /data-ends/, 'd').flatMap((d) => d.split(/(?=M)/).filter(Boolean));
const lastPlace = (d: string) => Number(d.match(/(-?[\d.]+) [\d.]+V\d+$/)?.[1]);

it('draws an end for each of the team, side by side in the cloth', () => {
  expect(ends(drawing)).toHaveLength(team);
  const places = ends(drawing)
    .map(lastPlace)
    .sort((a, b) => a - b);
  const pitch = sheet.width / team;
  places.forEach((place, index) => {
    expect(place).toBeCloseTo((index + 0.5) * pitch, 0);
  });
  expect(ends(markup(<LooseEnds count={7} />))).toHaveLength(7);
});

it('leads a gold one to the middle of each of the three figures', () => {
  const [gold = ''] = attributes(drawing, /data-ends="gold"/, 'd');
  const places = ends(`<path data-ends="" d="${gold}">`).map(lastPlace);
  expect(places.map((place) => Math.round((place / sheet.width) * 6))).toEqual([1, 3, 5]);
});

it('keeps the ends clear of the words that stand at the left above the drawing', () => {
  for (const d of ends(drawing)) {
    const above = d.slice(0, d.lastIndexOf('C'));
    const numbers = above.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const across = numbers.filter((_, index) => index % 2 === 0);
    expect(Math.min(...across)).toBeGreaterThan(sheet.width * 0.6);
  }
});

it('begins no end within sight, and bends none sharply', () => {
  for (const d of ends(drawing)) {
    const [, top] = d.match(/^M[\d.]+ ?(-\d+)C/) ?? [];
    expect(Number(top)).toBeLessThan(-400);
    // A curve that leads on into the next, and ends upright where the one across begins.
    expect(d).toMatch(/^M[^A-Z]+C[^A-Z]+S([\d.]+) ?-[\d.]+ \1 0C\1 /);
  }
});

it('weighs less than two kilobytes', () => {
  expect(brotliCompressSync(drawing).length).toBeLessThan(2000);
});
