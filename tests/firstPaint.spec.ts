import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '../src/i18n/languages.ts';
import { at, isUncovered, readThrough } from './visitor.ts';

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

for (const path of ['./', 'hi/', 'team', 'ru/team', 'careers']) {
  test(`${path} shows its first screen before late styles and manifest are asked for`, async ({
    page,
  }) => {
    const styles: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await isUncovered(page);
    expect(styles).toHaveLength(1);
    const { seen, asked } = await times(page, /\.css$/);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(seen ?? Number.POSITIVE_INFINITY);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /manifest/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const section of await page.locator('main > section').all()) {
      await expect(section).toBeVisible();
    }
  });
}

for (const path of ['team', 'leaders', 'hi/team']) {
  test(`${path} carries the first portrait and asks for the others`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(...(/portrait-[\w-]+/.exec(request.url()) ?? []));
    });
    await page.goto(path);
    await readThrough(page);
    await expect(page.getByRole('img').first()).toHaveJSProperty('localName', 'svg');
    expect(asked.sort()).toEqual(['portrait-coo-cmo', 'portrait-cto']);
  });
}

test('what stands below the first screen is not seen before it has its styles', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    page.route('**/late.*.css', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await page.goto('./', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('#hero')).toBeVisible();
  await expect(page.locator('#stats')).toBeHidden();
  await expect(page.locator('footer').last()).toBeHidden();
  answer();
  await expect(page.locator('#stats')).toBeVisible();
  await expect(page.locator('footer').last()).toBeVisible();
});

test('lost late styles leave every word to be read', async ({ page }) => {
  await page.route('**/late.*.css', (route) => route.abort());
  await page.goto('./');
  await isUncovered(page);
  await expect(page.locator('#whats-next')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a link to a part that stands below the first screen leads to it', async ({ page }) => {
  await page.goto('careers#openings');
  await isUncovered(page);
  await expect(page.locator('#openings h2')).toBeInViewport();
});

test('a page loaded again is found where it was left', async ({ page }) => {
  await page.goto('./');
  await isUncovered(page);
  const left = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    return scrollY;
  });
  expect(left).toBeGreaterThan(1000);
  await page.waitForTimeout(300);
  await page.reload();
  await isUncovered(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
});

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

  test('nothing is covered, and the manifest is linked', async ({ page }) => {
    await page.goto('./');
    for (const section of await page.locator('main > section').all()) {
      await expect(section).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', clear);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  });

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
