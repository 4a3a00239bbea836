import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { Stitches } from './Stitches.tsx';

it.each([1300, 1301, 7])('sews %i whole stitches, each with two legs', (count) => {
  const html = markup(<Stitches count={count} />);
  for (const leg of ['under', 'over']) {
    const sewn = attributes(html, new RegExp(`data-leg="${leg}"`), 'd').map(pieces);
    expect(sewn.reduce((sum, stitches) => sum + stitches, 0)).toBe(count);
  }
});

it('sews every stitch in a place of its own', () => {
  const legs = attributes(markup(<Stitches count={1300} />), /data-leg="over"/, 'd').join('');
  expect(new Set(legs.match(/M[^l]+/g)).size).toBe(1300);
});
