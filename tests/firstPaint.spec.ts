import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '../src/i18n/languages.ts';
import { at } from './visitor.ts';

const firstFamily = (page: Page) =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);

/** When the words were seen, and when each file of a kind was asked for; in milliseconds. */
const times = (page: Page, kind: RegExp) =>
  page.evaluate((source) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new RegExp(source).test(name));
    return { seen: paint?.startTime, asked: files.map(({ startTime }) => startTime) };
  }, kind.source);

for (const lang of languageCodes) {
  const home = lang === 'en' ? './' : `${lang}/`;

  test(`${lang}: the words are seen before a font is asked for, and then wear it`, async ({
    page,
  }) => {
    await page.goto(home);
    await expect.poll(async () => (await times(page, /\.woff2$/)).asked.length).toBeGreaterThan(1);
    const { seen, asked } = await times(page, /\.woff2$/);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(seen ?? Number.POSITIVE_INFINITY);
    expect(await firstFamily(page)).toBe('Display');
  });
}

for (const path of ['team', 'careers', 'contact']) {
  test(`${path}: the words are seen before a script file is asked for`, async ({ page }) => {
    await page.goto(path);
    await page.locator('astro-island').first().scrollIntoViewIfNeeded();
    await page.locator('astro-island:not([ssr])').waitFor();
    const { seen, asked } = await times(page, /\.js$/);
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(seen ?? Number.POSITIVE_INFINITY);
  });
}

test('who comes from another page is shown the fonts at once', async ({ page }) => {
  await page.goto('story', { waitUntil: 'networkidle' });
  // The files answer at once, as they do from the browser's store.
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL(at('contact'));
  await expect.poll(async () => (await times(page, /\.woff2$/)).seen).toBeGreaterThan(0);
  const { seen, asked } = await times(page, /\.woff2$/);
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.max(...asked)).toBeLessThan(seen ?? 0);
  expect(await firstFamily(page)).toBe('Display');
});

test('a browser that does not tell of its paints wears the fonts after a while', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('team');
  expect(await firstFamily(page)).toMatch(/Stand-in/);
  await expect.poll(() => firstFamily(page)).toBe('Display');
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the words wear their fonts from the beginning', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    await page.goto('story', { waitUntil: 'networkidle' });
    expect(asked.length).toBeGreaterThan(1);
    expect(await firstFamily(page)).toBe('Display');
  });
});
