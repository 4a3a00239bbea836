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

it('ends with the feet of its last row, where the thread below it begins', () => {
  const html = markup(<DroppedStitch columns={2} rows={3} dropped={{ column: 9, row: 9 }} />);
  const [stitches = ''] = attributes(html, /data-count/, 'd');
  const feet = [...stitches.matchAll(/M[\d.]+[ ,]([\d.]+)l6\.5 14/g)].map(
    ([, y]) => Number(y) + 14,
  );
  const [height] = attributes(html, /viewBox/, 'viewBox').map((box) => Number(box.split(' ')[3]));
  // Half the thickness of the thread, and the tip of its angle.
  expect(height).toBe(Math.max(...feet) + 3);
});
