import sharp from 'sharp';
import { expect, it } from 'vitest';
import { attributes, drawn } from '#tests/markup.ts';
import { compose } from './picture.ts';
import { toPng } from './toPng.ts';

it('writes the name in its own letters', async () => {
  const picture = drawn(await compose('', 'Loom'));
  const [capital, first, second, last] = attributes(picture, 'g path', 'd');
  expect(first).toBe(second);
  expect(new Set([capital, first, last]).size).toBe(3);
});

it.each([
  'Q',
  'Sutraloom',
  'Bhattacharya Weaving and Software Studio',
  'सूत्रलूम टेक्नोलॉजीज़ प्राइवेट लिमिटेड',
])('keeps "%s" at the left of the drawing', async (name) => {
  const ink = sharp(await toPng(await compose('', name))).trim();
  const { info } = await ink.toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  expect(-left).toBeGreaterThan(60);
  expect(width - left).toBeLessThan(545);
  expect(-top).toBeGreaterThan(470);
  expect(height - top).toBeLessThan(610);
});
