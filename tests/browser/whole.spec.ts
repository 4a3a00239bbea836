// A page is complete as soon as it is loaded, even where its scripts and other files fail.
import { expect, type Page, type Route, test } from '@playwright/test';
import { missingWords } from '#scripts/steps/missingWords.ts';
import { documents, lostPages } from '#tests/siteData.ts';
import { readThrough } from './visitor.ts';

/** Changes the documents of a page on their way. */
async function onTheWay(
  page: Page,
  change: (answer: { html: string; headers: Record<string, string> }) => {
    html: string;
    headers: Record<string, string>;
  },
): Promise<void> {
  // The addresses of documents, and of nothing else, end without a dot.
  await page.route(/\/[^./]*$/, async (route) => {
    const response = await route.fetch();
    const { html, headers } = change({ html: await response.text(), headers: response.headers() });
    await route.fulfill({ response, body: html, headers });
  });
}

/** As an extension or a company's proxy may, while scripting itself is on. */
const withoutScript = (page: Page) =>
  onTheWay(page, ({ html, headers }) => ({
    html,
    headers: { ...headers, 'content-security-policy': "script-src 'none'" },
  }));

const withOneByteMore = (page: Page) =>
  onTheWay(page, ({ html, headers }) => {
    const changed = html.replace(/(<script(?![^>]*\btype=)[^>]*>)/, '$1 ');
    expect(changed.length).toBe(html.length + 1);
    return { html: changed, headers };
  });

const never = (_: Route) => new Promise<void>(() => {});

async function isWhole(page: Page): Promise<void> {
  expect.soft(await page.evaluate(missingWords), page.url()).toEqual([]);
  await expect.soft(page.getByRole('contentinfo'), page.url()).toBeVisible();
  const styled = page.getByRole('contentinfo');
  await expect.soft(styled, page.url()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

async function menuAndLanguagesLeadOn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.locator('[popovertarget="languages"]').click();
  await expect(page.locator('#languages a')).toHaveCount(6);
  for (const link of await page.locator('#languages a').all()) await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[popovertarget="menu"]').click();
  await page.locator('#menu a[href$="/story"]').click();
  await expect(page).toHaveURL(/\/story$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Every template in English, and one in the letters that take the longest to arrive. */
const templates = [...documents, ...lostPages].filter(
  ({ language, page }) => language === 'en' || (language === 'hi' && page === 'home'),
);

test('every page is whole under a policy that allows no script', async ({ page }) => {
  test.setTimeout(120_000);
  await withoutScript(page);
  for (const { address } of templates) {
    await page.goto(address);
    await isWhole(page);
    expect.soft(await page.locator('main a[href], footer a[href]').count()).toBeGreaterThan(5);
  }
});

test('menu and languages open and lead on under a policy that allows no script', async ({
  page,
}) => {
  await withoutScript(page);
  for (const address of ['./', './ru/contact']) {
    await page.goto(address);
    await menuAndLanguagesLeadOn(page);
  }
});

test('a page is whole where one byte of an inline script was changed', async ({ page }) => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(page.url());
  });
  await withOneByteMore(page);
  for (const { address } of templates) {
    await page.goto(address);
    await isWhole(page);
  }
  expect(new Set(refused).size).toBe(templates.length);
  await page.goto('./careers');
  await menuAndLanguagesLeadOn(page);
});

for (const [what, files, pages] of [
  ['fonts', '**/*.woff2', templates],
  [
    'islands',
    '**/_astro/*.js',
    templates.filter(({ page }) => ['team', 'careers', 'contact'].includes(page)),
  ],
] as const) {
  test(`a page is whole while its ${what} are never answered`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.route(files, never);
    for (const { address } of pages) {
      // A page whose files never come is never loaded.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await isWhole(page);
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        )
        .toBe(1);
    }
    await page.goto('./careers', { waitUntil: 'domcontentloaded' });
    await menuAndLanguagesLeadOn(page);
  });
}

for (const [path, drawing] of [
  ['team', 'portrait'],
  ['leaders', 'eyes'],
] as const) {
  test(`${path} asks for the picture of each person once, and shows it`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(...(/(?:portrait|eyes)-[a-z-]+/.exec(request.url()) ?? []));
    });
    await page.goto(path);
    await readThrough(page);
    expect(asked.sort()).toEqual(['coo-cmo', 'cto', 'founder'].map((id) => `${drawing}-${id}`));
    for (const picture of await page.getByRole('img').all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}

test('no row of the dropped stitch is cut', async ({ page }) => {
  await page.goto('./404');
  const cloth = page.locator('#not-found img');
  for (const width of [360, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const whole = await cloth.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
      return height - width * ratio;
    });
    expect(whole, `${width}`).toBeGreaterThan(-1);
  }
  // Elsewhere one language would stand alone in a second row, and a link of two lines beside others.
  await page.setViewportSize({ width: 1024, height: 900 });
  const links = await page.locator('#not-found li a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return Math.round(range.getClientRects()[0]?.top ?? 0);
    }),
  );
  expect(links.length).toBeGreaterThan(3);
  expect(Math.max(...links) - Math.min(...links)).toBeLessThan(3);
});

test('a page loaded again is found where it was left', async ({ page }) => {
  await page.goto('./');
  const left = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    return scrollY;
  });
  expect(left).toBeGreaterThan(1000);
  await page.waitForTimeout(300);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200);
});
