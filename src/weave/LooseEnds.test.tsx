import { expect, it } from 'vitest';
import { attributes, drawn } from '#tests/markup.ts';
import { LooseEnds } from './LooseEnds.tsx';

it.each([1, 12, 100])('%i loose ends are drawn, each in its own place', (count) => {
  const strokes = attributes(drawn(<LooseEnds count={count} />), '[d*=C]', 'd');
  const ends = strokes.flatMap((d) => d.match(/M[^M]+/g) ?? []);
  expect(new Set(ends).size).toBe(count);
});
