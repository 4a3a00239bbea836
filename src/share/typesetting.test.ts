import { expect, it } from 'vitest';
import { setColumn, setLine } from './typesetting.ts';

it('joins the letters of Hindi as they are written', () => {
  // Five characters, two letters: the ligature श्र with its long vowel, and क.
  expect(setLine('श्रीक', 'Display').outlines.match(/<path/g)?.length).toBeLessThan(5);
});

it.each([
  'Donaudampfschifffahrtsgesellschaftswerke',
  'WWWWWWWW WWWWWWWWW WWWWWWWWWW WWWWWWWWWW',
  'सूत्रलूम टेक्नोलॉजीज़ प्राइवेट लिमिटेड भारत',
])('keeps every word of "%s" within its box', (text) => {
  const words = text.split(' ').map((text) => ({ text, colour: '' }));
  const box = { width: 340, height: 90, largest: 60 };
  const { size, lines, leading } = setColumn(words, box);
  const ends = lines.flat().map(({ x, width }) => (x + width) * size);
  expect(Math.max(...ends)).toBeLessThanOrEqual(box.width);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  expect(lines.flat().map(({ text }) => text)).toEqual(text.split(' '));
});
