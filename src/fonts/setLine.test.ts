import { expect, it } from 'vitest';
import { setLine } from './setLine.ts';

it('joins the letters of Hindi as they are written', async () => {
  // Five characters, two letters: the ligature श्र with its long vowel, and क.
  const { outlines } = await setLine('श्रीक', 'Display');
  expect(outlines.match(/<path/g)?.length).toBeLessThan(5);
});
