import { expect, type Page, test } from '@playwright/test';
import { company, documents, facts } from '#tests/siteData.ts';
import { at, fillLetter, hydrated, letter, letterOn, sendLetter } from './visitor.ts';

const { jobs: all, categories } = facts('jobs') as {
  jobs: { category: string }[];
  categories: { id: string }[];
};
const inCategories = categories
  .map(({ id }) => all.filter(({ category }) => category === id).length)
  .filter((count) => count > 0);

const alertBox = (page: Page) => page.locator('dialog[role="alertdialog"]');
const jobs = (page: Page) => page.locator('[data-job]:visible');
const filters = (page: Page) => page.locator('[role="group"] button[aria-pressed]');

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    for (const { address } of documents.filter(({ language }) => language === 'en')) {
      await page.goto(address);
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(page.locator('footer'), address).toBeVisible();
      expect(await page.locator('main').textContent(), address).toMatch(/^.{300}/s);
    }
  });

  test('the form hands over to the mail program, says so, and shows the address', async ({
    page,
  }) => {
    await page.goto('./contact');
    await expect(page.locator('main form [type=submit]')).toBeVisible();
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: company.email })).toBeVisible();
    await expect(alertBox(page)).toBeHidden();
  });
});

test('with fonts, drawings and style sheets failing, every word is there and nothing overlaps the edge', async ({
  page,
}) => {
  await page.route(/\.(woff2|svg|png|webp|avif|css)$/, (route) => route.abort());
  const errors = errorsOf(page);
  for (const address of ['./', './team', './hi/careers', './ru/contact']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    const { wide, silent } = await page.evaluate(() => ({
      wide: (document.scrollingElement?.scrollWidth ?? 0) > innerWidth,
      silent: [...document.images].filter((image) => image.getAttribute('alt') === null).length,
    }));
    expect([wide, silent], address).toEqual([false, 0]);
  }
  expect(errors).toEqual([]);
});

test('with the script files failing, jobs, profile, form and menu are as without script', async ({
  page,
}) => {
  await page.route('**/_astro/*.js*', (route) => route.abort());
  await page.goto(`./careers#${categories[0]?.id}`);
  await page.locator('astro-island').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(jobs(page)).toHaveCount(all.length);
  await expect(page.locator('#openings').getByRole('button')).toHaveCount(0);
  await page.goto('./team');
  const profile = page.locator('dialog');
  await page.locator('button[aria-haspopup="dialog"]').click();
  await expect(profile).toBeVisible();
  await profile.locator('button').first().click();
  await expect(profile).toBeHidden();
  await page.goto('./contact');
  await fillLetter(page);
  await expect(page.locator('main form [type=submit]')).toHaveAttribute('formaction', /^mailto:/);
  expect(await letterOn(page)).toEqual(letter);
  await page.locator('header nav a[href$="/story"]').click();
  await expect(page).toHaveURL(at('story'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline after loading, what was opened goes on working', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const errors = errorsOf(page);
  await page.goto('./contact');
  await hydrated(page);
  await context.setOffline(true);
  await fillLetter(page);
  await sendLetter(page);
  await expect(alertBox(page)).toBeVisible();
  await context.setOffline(false);

  await page.goto('./careers');
  await hydrated(page);
  await context.setOffline(true);
  await filters(page).last().click();
  await expect(jobs(page)).toHaveCount(inCategories.at(-1) ?? 0);
  expect(errors).toEqual([]);
});

test('what was typed before the script arrived is still there afterwards', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('./contact');
  await fillLetter(page);
  await expect(page.locator('main astro-island')).toHaveAttribute('ssr');
  release();
  await hydrated(page);
  expect(await letterOn(page)).toEqual(letter);
});

test('a form that the browser restores keeps its words', async ({ page }) => {
  await page.goto('./contact');
  await hydrated(page);
  await fillLetter(page);
  await page.locator('footer a[href$="/story"]').click();
  await expect(page).toHaveURL(/story$/);
  await page.goBack();
  await hydrated(page);
  expect(await letterOn(page)).toEqual(letter);
});

test('a page from the back/forward cache is as it was left, with its menus closed', {
  tag: '@windows',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('./careers');
  await hydrated(page);
  await filters(page).nth(1).click();
  await page.locator('[popovertarget="menu"]').click();
  await page.locator('#menu a[href$="/team"]').click();
  await expect(page).toHaveURL(/team$/);
  // Playwright's goBack waits for a load, and a page from the cache has none.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(filters(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(jobs(page)).toHaveCount(inCategories[0] ?? 0);
  await filters(page).first().click();
  await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(jobs(page)).toHaveCount(all.length);
});

test('hostile hashes and queries change nothing', async ({ page }) => {
  const errors = errorsOf(page);
  page.on('dialog', (dialog) => errors.push(`A dialog said ${dialog.message()}`));
  const hostile = [
    '#<img src=x onerror=alert(1)>',
    '#tailoring',
    '#__proto__',
    '#constructor',
    '#%E0%A4%A',
    `#${'a'.repeat(50_000)}`,
    '?category=<script>alert(1)</script>',
    '?lang=de&sl_lang=xx#javascript:alert(1)',
    '?%00%ff',
  ];
  for (const part of hostile) {
    // Another document, so that the next one is loaded anew.
    await page.goto('./robots.txt');
    const response = await page.goto(`./careers${part}`);
    expect(response?.status() ?? 200, part.slice(0, 40)).toBe(200);
    await hydrated(page);
    await expect(jobs(page), part.slice(0, 40)).toHaveCount(all.length);
    await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'true');
  }
  expect(errors).toEqual([]);
});

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
