import { expect, type Page, test } from '@playwright/test';
import { facts, words } from '#tests/siteData.ts';
import { at, hydrated } from './visitor.ts';

const { jobs } = facts('jobs') as { jobs: { id: string; category: string }[] };
const [{ id, category } = { id: '', category: '' }] = jobs;
const { link } = words('en', 'opening').apply;
const path = `./careers/${id}`;
const address = (page: Page) => page.locator('[data-link-address]').textContent();

test('copies the address of the opening, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: link.copy }).click();
  await expect(page.getByText(link.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address(page));
});

test('selects the address where the browser refuses to copy', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(path);
  await page.getByRole('button', { name: link.copy }).click();
  await expect(page.getByText(link.refused)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await address(page));
});

test('hands the address to the device where that can share', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: unknown) => Object.assign(window, { data }) });
  });
  await page.goto(path);
  await page.getByRole('button', { name: link.share, exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { data: { url: string } }).data);
  expect(shared.url).toBe(await address(page));
});

test('offers no share button where the device cannot share', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto(path);
  await expect(page.getByRole('button', { name: link.copy })).toBeVisible();
  await expect(page.getByRole('button', { name: link.share, exact: true })).toBeHidden();
});

test('leads back to the list with its filter as it was', async ({ page }) => {
  await page.goto('./careers');
  await hydrated(page);
  await page.locator(`#${category}`).click();
  await page.locator(`[data-job="${id}"] a:not([href^="mailto:"])`).click();
  await expect(page).toHaveURL(at(path));
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL(at(`./careers#${category}`));
  await expect(page.locator(`#${category}`)).toHaveAttribute('aria-pressed', 'true');
});

test('its title is larger than the headings below it on a phone, and keeps within it', async ({
  page,
}) => {
  for (const lang of ['en', 'de', 'hi'] as const) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`./${lang === 'en' ? '' : `${lang}/`}careers/${id}`);
      const { title, heading, room } = await page.evaluate(() => {
        const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
        const title = document.querySelector('h1') as Element;
        const range = document.createRange();
        range.selectNodeContents(title);
        return {
          title: size(title),
          heading: size(document.querySelector('h2') as Element),
          room: title.getBoundingClientRect().right - range.getBoundingClientRect().right,
        };
      });
      expect(room, `${lang} ${width}`).toBeGreaterThanOrEqual(0);
      if (width === 360) expect(title / heading, lang).toBeGreaterThan(1);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has the address, the letter and the way back, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('[data-link-address]')).toHaveText(new RegExp(`/careers/${id}$`));
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.locator('main button')).toHaveCount(2);
    for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
    await page.locator('[data-back]').click();
    await expect(page).toHaveURL(at('./careers'));
  });
});
