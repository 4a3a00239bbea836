import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Cloth, clothHeight, labelPatternFor, type Stripe } from './Cloth.tsx';
import { weaves } from './lifts.ts';
import { attributes, markup } from './markup.ts';
import { threads } from './thread.ts';

const stripe = (id: string, from: number, to: number, more?: Partial<Stripe>): Stripe => ({
  id,
  category: 'engineering',
  weave: 'twill',
  thread: 'ink',
  from,
  to,
  ...more,
});

const draw = (stripes: Stripe[], isFinished = false) =>
  markup(<Cloth stripes={stripes} isFinished={isFinished} />);
const numbers = (html: string, tag: RegExp, name: string) =>
  attributes(html, tag, name).map(Number.parseFloat);

it('weaves every stripe solid for the years from and open for those up to', () => {
  const html = draw([stripe('a', 3, 5), stripe('b', 2, 4), stripe('c', 0, 1), stripe('d', 4, 4)]);
  expect(attributes(html, /data-stripe/, 'data-stripe')).toEqual(['a', 'b', 'c', 'd']);
  const year = 40 / 5;
  expect(numbers(html, /data-woven/, 'height')).toEqual([3, 2, 0, 4].map((n) => n * year));
  expect(numbers(html, /data-open/, 'height')).toEqual([2, 2, 1, 0].map((n) => n * year));
  expect(numbers(html, /data-open/, 'y')).toEqual([3, 2, 0, 4].map((n) => n * year));
});

it('lets the last end of every stripe fall from where the weaving ends', () => {
  const html = draw([stripe('a', 3, 5), stripe('b', 1, 5)]);
  expect(numbers(html, /^<line/, 'y1')).toEqual([24, 8]);
  // And a little beyond, behind the thread that goes on from there.
  expect(numbers(html, /^<line/, 'y2')).toEqual([40.2, 40.2]);
});

it('draws the bare warp down to the fringe as one', () => {
  const html = draw([stripe('a', 3, 5), stripe('b', 1, 5)]);
  const bare = (name: string) => numbers(html, /fill="url\(#cloth-warp\)"/, name);
  expect(bare('y')).toEqual([24, 8]);
  expect(bare('height')).toEqual([24, 8].map((y) => clothHeight - y));
});

it('gives every stripe the same share of the width', () => {
  const html = draw(Array.from({ length: 8 }, (_, place) => stripe(`${place}`, 1, 2)));
  expect(numbers(html, /data-stripe/, 'x')).toEqual([0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5]);
  expect(new Set(numbers(html, /data-stripe/, 'width'))).toEqual(new Set([12.5]));
});

it('stays as high as it is, however many years are asked for', () => {
  const html = draw([stripe('a', 40, 40), stripe('b', 0, 1)]);
  expect(numbers(html, /data-woven/, 'height')).toEqual([40, 0]);
});

it('is woven to its end and hemmed when it is finished', () => {
  const html = draw([stripe('a', 0, 0), stripe('b', 0, 0)], true);
  expect(html.match(/data-hem/g)).toHaveLength(1);
  expect(numbers(html, /fill="url/, 'height')).toEqual([clothHeight, clothHeight]);
  expect(html).not.toContain('data-thread');
  expect(draw([stripe('a', 0, 1)])).not.toContain('data-hem');
});

it('defines a weave once, and every pattern it uses', () => {
  for (const weave of weaves) {
    for (const thread of threads) {
      const html = draw([
        stripe('a', 1, 2, { weave, thread }),
        stripe('b', 2, 3, { weave, thread }),
      ]);
      const ids = attributes(html, /^<pattern/, 'id');
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...html.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
      expect(ids).toEqual(expect.arrayContaining(used));
      expect(ids.map((id) => `url(#${id})`)).toContain(labelPatternFor(weave, thread));
    }
  }
});

it('weighs less than 2 KB, with the most stripes and all of them different', () => {
  const html = draw(
    Array.from({ length: 9 }, (_, place) =>
      stripe(`some-opening-${place}`, place % 4, 4 + (place % 3), {
        weave: weaves[place] ?? 'plain',
        thread: threads[place % 4] ?? 'ink',
      }),
    ),
  );
  expect(brotliCompressSync(html).length).toBeLessThan(2_000);
});
