import { expect, it } from 'vitest';
import { setLine } from './typesetting.ts';

it('joins the letters of Hindi as they are written', () => {
  // Five characters, two letters: the ligature श्र with its long vowel, and क.
  expect(setLine('श्रीक', 'Display').outlines.match(/<path/g)?.length).toBeLessThan(5);
});
