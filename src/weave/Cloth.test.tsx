import { expect, it } from 'vitest';
import { all, attributes, drawn } from '#tests/markup.ts';
import { Cloth, clothHeight, type Stripe } from './Cloth.tsx';

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
  drawn(<Cloth stripes={stripes} isFinished={isFinished} />);
const filled = (cloth: ParentNode, pattern: string) =>
  ['y', 'height'].map((name) =>
    attributes(cloth, `rect[fill^="url("][fill$="${pattern})"]`, name).map(Number.parseFloat),
  );

it('weaves every stripe solid for the years from, open for those up to, and leaves the rest bare', () => {
  const cloth = draw([stripe(3, 5), stripe(2, 4), stripe(0, 1), stripe(5, 5)]);
  const from = [24, 16, 0, 40];
  expect(filled(cloth, '#cloth-twill-ink')).toEqual([[0, 0, 0, 0], from]);
  expect(filled(cloth, 'open')).toEqual([from, [16, 16, 8, 0]]);
  expect(filled(cloth, 'warp')).toEqual([from, from.map((end) => clothHeight - end)]);
  expect(attributes(cloth, '[width="25%"]', 'x')).toEqual(['0%', '25%', '50%', '75%']);
});

it('is woven to its end and hemmed when it is finished', () => {
  const cloth = draw([stripe(0, 0)], true);
  expect(filled(cloth, '')).toEqual([[0], [clothHeight]]);
  expect(all(cloth, '[data-hem]')).toHaveLength(1);
  expect(all(cloth, '[data-thread]')).toEqual([]);
});
