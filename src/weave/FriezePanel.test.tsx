import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FriezePanel, panel } from './FriezePanel.tsx';
import { covers } from './halftone.ts';
import { attributes, markup } from './markup.ts';
import { bustOf, type Spot, sculpt, sitterFor } from './sculpture.ts';

const { columns, rows } = panel;
const sitters = ['founder', 'cto', 'coo-cmo'].map(sitterFor);
const busts = sitters.map((sitter) => sculpt(sitter, bustOf(panel)));
const panels = busts.map((bust, place) => markup(<FriezePanel picture={bust} place={place} />));

describe('three people in one cloth', () => {
  it('are no two alike, and each the same every time', () => {
    expect(sculpt(sitterFor('founder', 0), bustOf(panel))).toEqual(busts[0]);
    for (const [one, other] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      const differing = busts[one]?.filter(
        ({ region, light }, index) =>
          region !== busts[other]?.[index]?.region ||
          Math.abs(light - (busts[other]?.[index]?.light ?? 0)) > 0.2,
      );
      expect(differing?.length).toBeGreaterThan(columns * rows * 0.12);
    }
  });

  it('have coats that meet without a step where their panels do', () => {
    const heightAt = (bust: readonly Spot[], column: number) =>
      Array.from({ length: rows }, (_, row) => bust[row * columns + column]?.region).indexOf(
        'coat',
      );
    for (const [left, right] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const step = heightAt(busts[left] ?? [], columns - 1) - heightAt(busts[right] ?? [], 0);
      expect(heightAt(busts[left] ?? [], columns - 1)).toBeGreaterThan(rows / 2);
      expect(Math.abs(step)).toBeLessThanOrEqual(1);
    }
  });

  it('are all lit: no face is lost in the shadow', () => {
    for (const bust of busts) {
      const skin = bust.filter(({ region }) => region === 'skin');
      expect(skin.length).toBeGreaterThan(1000);
      expect(skin.filter(({ light }) => light > 0.5).length / skin.length).toBeGreaterThan(0.35);
    }
  });

  it('stand on a ground that runs through all panels, bound by every eighth end', () => {
    const bound = panels.flatMap((drawing, place) =>
      floatsOf(drawing, 'ground').map(({ x, y }) => {
        expect((x + columns * place + 3 * y) % 8).toBe(0);
        return y;
      }),
    );
    expect(bound.length).toBeGreaterThan(2000);
  });

  it('weigh less than nine kilobytes together', () => {
    const weights = panels.map((drawing) => brotliCompressSync(drawing).length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(9000);
  });
});

it('lets what is bright in a photograph float in silk, what is less so in gold, and the dark lie bare', () => {
  const picture = Array.from({ length: columns * rows }, (_, index): Spot => {
    const third = Math.floor(((index % columns) / columns) * 3);
    return { region: 'photograph', light: [0, 0.4, 1][third] ?? 0 };
  });
  const drawing = markup(<FriezePanel picture={picture} place={0} />);
  const starts = (thread: string) => floatsOf(drawing, thread).map(({ x }) => x);
  expect(Math.min(...starts('gold'))).toBeGreaterThanOrEqual(columns / 3 - 1);
  expect(Math.max(...starts('gold'))).toBeLessThan((columns * 2) / 3);
  expect(Math.min(...starts('silk'))).toBeGreaterThanOrEqual((columns * 2) / 3 - 1);
});

it('covers as much of the ground as it is asked to', () => {
  for (const share of [0, 0.25, 0.5, 0.75, 1.03]) {
    let covered = 0;
    for (let index = 0; index < 3600; index++) {
      covered += covers(share, 'twill', index % 60, Math.floor(index / 60)) ? 1 : 0;
    }
    expect(Math.abs(covered / 3600 - share)).toBeLessThan(0.1);
  }
});

/** Where the floats of a thread begin, counted in ends and picks. */
function floatsOf(drawing: string, thread: string): { x: number; y: number }[] {
  const [d = ''] = attributes(drawing, new RegExp(`data-thread="${thread}"`), 'd');
  let x = 0;
  let y = 0;
  return [...d.matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)h([\d.]+)/g)].map(([, move, a, b, length]) => {
    x = move === 'M' ? Number(a) : x + Number(a);
    y = move === 'M' ? Number(b) : y;
    const start = { x: Math.max(0, Math.round(x - 0.06)), y: Math.round(y - 0.5) };
    x += Number(length);
    return start;
  });
}
