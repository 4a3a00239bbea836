import { expect, type Locator, test } from '@playwright/test';
import { addressOf, documents, words } from '#tests/siteData.ts';
import { tooWide } from './measures.ts';
import { becomeOldest } from './oldestBrowser.ts';
import { contrast, violations } from './violations.ts';
import { fillLetter, hydrated, sendLetter } from './visitor.ts';

// The policy knows the styles by their hashes, and these are rewritten.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => becomeOldest(page));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe.configure({ timeout: 90_000 });

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

for (const { address } of documents.filter(({ language }) => language === 'en')) {
  test(`in the oldest browsers ${address} can be read in both schemes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desk);
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page, {}, contrast), colorScheme).toEqual([]);
    }
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(tooWide), `width at ${size.width}`).toEqual([]);
    }
  });
}

for (const size of [phone, desk]) {
  test(`in the oldest browsers menu and languages stand in their place at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const name of ['home', 'story'] as const) {
      await page.goto(addressOf(name));
      const { nav } = words('en', 'common');
      const banner = page.getByRole('banner');
      const menu = banner.getByRole('navigation', { name: nav.label, exact: true });
      const languages = banner.getByRole('list', { name: nav.languageLabel, exact: true });
      await expect(banner.getByRole('button')).toHaveCount(0);
      const header = await boxOf(banner);
      const links = [menu.getByRole('link'), languages.getByRole('link')];
      for (const link of (await Promise.all(links.map((all) => all.all()))).flat()) {
        const { left, right, bottom } = await boxOf(link);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(size.width);
        expect(bottom).toBeLessThanOrEqual(header.bottom);
        await link.click({ trial: true });
      }
      expect((await boxOf(page.locator('h1'))).top).toBeGreaterThanOrEqual(header.bottom);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/story$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('de', 'common').nav.team, exact: true })
      .click();
    await expect(page).toHaveURL(/\/de\/team$/);
  });
}

test('in the oldest browsers the profile opens, can be read to its end and closes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(addressOf('team'));
  await hydrated(page);
  const button = page.locator('button[aria-haspopup="dialog"]');
  await button.click();
  const profile = page.locator('dialog');
  await canBeReadToItsEnd(profile.locator('p').last());
  await profile.locator('button').first().click();
  await expect(profile).toBeHidden();
  await expect(button).toBeFocused();
});

test('in the oldest browsers the form opens its letter, and the alert can be read to its end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(addressOf('contact'));
  await hydrated(page);
  await fillLetter(page);
  await sendLetter(page);
  const alert = page.locator('dialog[role="alertdialog"]');
  await canBeReadToItsEnd(alert.getByRole('button').last());
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('in the oldest browsers the openings are filtered', async ({ page }) => {
  await page.goto(addressOf('careers'));
  await hydrated(page);
  const jobs = page.locator('[data-job]:visible');
  const all = await jobs.count();
  await page.locator('[role="group"] button[aria-pressed=false]').first().click();
  await expect.poll(() => jobs.count()).toBeLessThan(all);
  expect(await jobs.count()).toBeGreaterThan(0);
});

test('in the oldest browsers nothing moves that cannot be paused', async ({ page }) => {
  await page.goto(addressOf('home'));
  const dna = page.locator('#dna');
  await dna.scrollIntoViewIfNeeded();
  await expect(dna.getByRole('checkbox')).toHaveCount(0);
  const moving = await dna.evaluate((section) => section.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(dna.getByRole('listitem').last()).toBeInViewport();
});

async function canBeReadToItsEnd(end: Locator): Promise<void> {
  await expect(end).toBeVisible();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport({ ratio: 1 });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown.`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}
