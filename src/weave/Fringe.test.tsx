import { expect, it } from 'vitest';
import { Fringe } from './Fringe.tsx';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';

it.each([95, 7])('lets %i ends hang', (ends) => {
  const hung = attributes(markup(<Fringe ends={ends} />), /data-ends/, 'd').map(pieces);
  expect(hung.reduce((sum, count) => sum + count, 0)).toBe(ends);
});
