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

it('weaves every stripe solid for the years from, open for those up to, and leaves the rest bare', () => {
  const html = draw([stripe('a', 3, 5), stripe('b', 2, 4), stripe('c', 0, 1), stripe('d', 5, 5)]);
  const solid = numbers(html, /data-woven/, 'height');
  const year = (solid[3] ?? 0) / 5;
  expect(attributes(html, /data-stripe/, 'data-stripe')).toEqual(['a', 'b', 'c', 'd']);
  expect(solid).toEqual([3, 2, 0, 5].map((years) => years * year));
  expect(numbers(html, /data-open/, 'height')).toEqual([2, 2, 1, 0].map((years) => years * year));
  expect(numbers(html, /data-open/, 'y')).toEqual(solid);
  expect(numbers(html, /#cloth-warp/, 'y')).toEqual(solid);
  expect(numbers(html, /data-stripe/, 'x')).toEqual([0, 25, 50, 75]);
});

it('keeps within its height, however many years are asked for', () => {
  const html = draw([stripe('a', 40, 40), stripe('b', 0, 1)]);
  expect(Math.max(...numbers(html, /data-woven/, 'height'))).toBeLessThan(clothHeight);
});

it('is woven to its end and hemmed when it is finished', () => {
  const html = draw([stripe('a', 0, 0), stripe('b', 0, 0)], true);
  expect(numbers(html, /fill="url/, 'height')).toEqual([clothHeight, clothHeight]);
  expect(html).toContain('data-hem');
  expect(html).not.toContain('data-thread');
  expect(draw([stripe('a', 0, 1)])).not.toContain('data-hem');
});

it('defines once every pattern that it and its labels use', () => {
  const looks = weaves.flatMap((weave) => threads.map((thread) => ({ weave, thread })));
  const html = draw(looks.map((look, place) => stripe(`${place}`, 1, 2, look)));
  const ids = attributes(html, /^<pattern/, 'id').map((id) => `url(#${id})`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(html.match(/url\(#[\w-]+\)/g) ?? []));
  for (const { weave, thread } of looks) expect(ids).toContain(labelPatternFor(weave, thread));
});
