// A page is whole once it has loaded: programs that take its picture or read its text never scroll, and miss nothing.

import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { pathOf, pathOfOpening } from '#src/i18n/paths.ts';
import { openings } from '#tests/siteData.ts';
import { lettersOf, readToTheEnd } from './measures.ts';

const [job] = openings('en');
const paths = (['home', 'careers', 'contact'] as const).map((page) => pathOf(page, 'en', '/'));
if (job) paths.push(pathOfOpening(job.id, 'en', '/'));

/** In pixels: higher than any space between two parts of a page, and lower than any of its sections. */
const highestEmptyBand = 420;

for (const path of paths) {
  for (const width of [390, 1440]) {
    test(`${path} is whole without scrolling at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path.slice(1));
      await page.evaluate(() => document.fonts.ready.then(() => {}));

      const picture = await page.screenshot({ fullPage: true });
      expect.soft(await highestBandOf(picture), 'empty band').toBeLessThanOrEqual(highestEmptyBand);

      const { read, shown } = await page.evaluate(lettersOf);
      const difference = Math.abs(read - shown) / shown;
      expect.soft(difference, `${read} letters read, ${shown} shown`).toBeLessThanOrEqual(0.03);

      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const atLoad = await height();
      await page.evaluate(readToTheEnd);
      expect.soft(await height(), 'height after scrolling').toBe(atLoad);
    });
  }
}

/** The height of the highest band of a picture in which every pixel has the same colour. */
async function highestBandOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const rowLength = info.width * info.channels;
  let highest = 0;
  let height = 0;
  let lastColour = '';
  for (let start = 0; start < data.length; start += rowLength) {
    const row = data.subarray(start, start + rowLength);
    const isPlain = row.every((value, index) => value === row[index % info.channels]);
    const colour = isPlain ? row.subarray(0, info.channels).join() : '';
    height = isPlain && colour === lastColour ? height + 1 : Number(isPlain);
    highest = Math.max(highest, height);
    lastColour = colour;
  }
  return highest;
}
