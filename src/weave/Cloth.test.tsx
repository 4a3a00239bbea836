import { expect, it } from 'vitest';
import { Cloth, clothHeight, labelPatternFor, type Stripe } from './Cloth.tsx';
import { weaves } from './lifts.ts';
import { attributes, markup } from './markup.ts';
import { threads } from './thread.ts';

const stripe = (from: number, to: number, more?: Partial<Stripe>): Stripe => ({
  id: `${from}-${to}`,
  category: 'engineering',
  weave: 'twill',
  thread: 'ink',
  from,
  to,
  ...more,
});

const draw = (stripes: Stripe[], isFinished = false) =>
  markup(<Cloth stripes={stripes} isFinished={isFinished} />);
const filled = (html: string, pattern: string) =>
  ['y', 'height'].map((name) =>
    attributes(html, new RegExp(`<rect.*${pattern}\\)`), name).map(Number.parseFloat),
  );

it('weaves every stripe solid for the years from, open for those up to, and leaves the rest bare', () => {
  const html = draw([stripe(3, 5), stripe(2, 4), stripe(0, 1), stripe(5, 5)]);
  const from = [24, 16, 0, 40];
  expect(filled(html, '#cloth-twill-ink')).toEqual([[0, 0, 0, 0], from]);
  expect(filled(html, 'open')).toEqual([from, [16, 16, 8, 0]]);
  expect(filled(html, 'warp')).toEqual([from, from.map((end) => clothHeight - end)]);
  expect(attributes(html, /width="25%"/, 'x')).toEqual(['0%', '25%', '50%', '75%']);
});

it('is woven to its end and hemmed when it is finished', () => {
  const html = draw([stripe(0, 0)], true);
  expect(filled(html, 'url.*')).toEqual([[0], [clothHeight]]);
  expect(html).toContain('data-hem');
  expect(html).not.toContain('data-thread');
});

it('defines once every pattern that it and its labels use', () => {
  const looks = weaves.flatMap((weave) => threads.map((thread) => ({ weave, thread })));
  const html = draw(looks.map((look, place) => stripe(place, place, look)));
  const ids = attributes(html, /^<pattern/, 'id').map((id) => `url(#${id})`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(html.match(/url\(#[\w-]+\)/g) ?? []));
  for (const { weave, thread } of looks) expect(ids).toContain(labelPatternFor(weave, thread));
});
