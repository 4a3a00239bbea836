// What the home page shows on a phone before anybody scrolls, and the face of titles on all pages.
import { expect, test } from '@playwright/test';
import { addresses, visited } from './addresses.ts';

for (const { page: name, language, path } of addresses) {
  if (name !== 'home') continue;
  for (const [width, height] of [
    [390, 664],
    [360, 640],
  ] as const) {
    test(`at ${width} px the home page in "${language}" begins with its picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const [button, link] = await page.locator('#hero [data-weight]').all();
      const top = (await button?.boundingBox())?.y;
      expect((await link?.boundingBox())?.y).toBeCloseTo(top ?? Number.NaN);
      const picture = await page.locator('#hero > :has(svg)').boundingBox();
      // Its upper edge fades in.
      expect(picture?.y).toBeLessThan(height - 32);
    });
  }
}

const english = visited.filter(({ language }) => language === 'en');

test('no title is in the display face where that is smaller than 28 px', async ({ page }) => {
  for (const { path } of english) {
    await page.goto(path);
    for (const width of [360, 640, 700, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const fine = await page.locator('main h3').evaluateAll((titles) =>
        titles
          .filter((title) => {
            const { fontFamily, fontSize } = getComputedStyle(title);
            return fontFamily.startsWith('Display') && Number.parseFloat(fontSize) < 28;
          })
          .map(({ textContent }) => textContent),
      );
      expect(fine, `of "${path}" at ${width} px`).toEqual([]);
    }
  }
});
