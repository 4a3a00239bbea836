// Drawings of the largest numbers that the schemas allow.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { attributes, drawn } from '#tests/markup.ts';
import { Cloth, type Stripe } from './Cloth.tsx';
import { Rows } from './Rows.tsx';

it('a row is as wide for 150 years as for 13', () => {
  const sizeOf = (count: number) => renderToStaticMarkup(<Rows count={count} />).length;
  expect(sizeOf(150) / 150).toBeLessThan(1.1 * (sizeOf(13) / 13));
});

it('an opening for people with forty years of experience is woven as far as all others', () => {
  const stripes: Stripe[] = [{ id: 'one', weave: 'plain', yarn: 'ink', from: 20, to: 40 }];
  const cloth = drawn(<Cloth stripes={stripes} isFinished={false} />);
  const [solid, open] = attributes(cloth, 'rect', 'height');
  expect([solid, open]).toEqual(['15em', '15em']);
});
