import { expect, it } from 'vitest';
import { DroppedStitch } from './DroppedStitch.tsx';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';

it('knits every stitch but one, and leaves a rung for each row it fell', () => {
  const html = markup(<DroppedStitch columns={20} rows={10} dropped={{ column: 8, row: 6 }} />);
  expect(attributes(html, /data-count/, 'd').map(pieces)).toEqual([20 * 10 - 7]);
  expect(attributes(html, /data-ladder/, 'd').map(pieces)).toEqual([6]);
  expect(attributes(html, /data-dropped/, 'd').map(pieces)).toEqual([1]);
});
