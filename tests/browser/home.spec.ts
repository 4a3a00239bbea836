import { expect, type Page, type Request, test } from '@playwright/test';
import { words } from '#tests/siteData.ts';
import { at, readThrough } from './visitor.ts';

const home = words('en', 'home');

test('the home page opens at its headline, and a button leads to the top of its page', async ({
  page,
}) => {
  await page.goto('./');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeInViewport();
  await page.locator('#whats-next').getByRole('link').click();
  await expect(page).toHaveURL(at('contact'));
  await expect(headline).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('six operating principles are laid out in a grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./');
  const places = await page
    .locator('#operating-principles li')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
  expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThan(1);
  expect(new Set(places.map(({ y }) => y)).size).toBeGreaterThan(1);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
});

test.describe('the banner of what the company is made of', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await page.locator('#dna').scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
  });

  const moves = (page: Page) =>
    page
      .locator('#dna li')
      .first()
      .evaluate(async (word) => {
        // An animation told to rest goes on until the next frame.
        await Promise.all(document.getAnimations().map(({ ready }) => ready));
        const before = word.getBoundingClientRect().x;
        await new Promise((resolve) => setTimeout(resolve, 250));
        return word.getBoundingClientRect().x !== before;
      });
  const pause = (page: Page) => page.getByLabel('Pause the banner');
  const control = (page: Page) => page.getByText('Pause the banner');

  test('scrolls by itself and says every word once', async ({ page }) => {
    expect(await moves(page)).toBe(true);
    const said = page.locator('#dna').getByRole('listitem');
    await expect(said).toHaveText(home.dna.words);
  });

  test('can be paused by a visible control and goes on again', async ({ page }) => {
    await expect(control(page)).toBeInViewport();
    expect((await control(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await control(page).click();
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(false);
    await control(page).click();
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(true);
  });

  test('can be paused from the keyboard, and stays so when the focus goes on', async ({ page }) => {
    await pause(page).focus();
    await page.keyboard.press('Space');
    await expect(pause(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(pause(page)).not.toBeFocused();
    expect(await moves(page)).toBe(false);
  });

  test('rests while the pointer is on it', async ({ page }) => {
    await page.locator('#dna').hover({ position: { x: 200, y: 120 } });
    expect(await moves(page)).toBe(false);
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(true);
  });

  test('rests while the focus is in it', async ({ page }) => {
    await page.locator('#impact-zones').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(pause(page)).toBeFocused();
    expect(await moves(page)).toBe(false);
    await page.keyboard.press('Tab');
    expect(await moves(page)).toBe(true);
  });

  test('stands still, whole and without a control where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves(page)).toBe(false);
    await expect(control(page)).toBeHidden();
    for (const word of home.dna.words) {
      const shown = page.locator('#dna').getByText(word).filter({ visible: true });
      await expect(shown).toHaveCount(1);
      const { x = -1, width = 0 } = (await shown.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });
});

test.describe('the loom', () => {
  /** When each of its signals sets out, in milliseconds after the page is shown. */
  const signals = (page: Page) =>
    page.evaluate(() => {
      const signals = document.querySelectorAll('#hero svg [display=none] > *');
      if (signals.length === 0) throw new Error('The loom has no signals.');
      return [...signals].flatMap((signal) =>
        signal.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0),
      );
    });

  test('sends its signals once its threads have settled', async ({ page }) => {
    await page.goto('./');
    expect(await signals(page)).toEqual([3000, 6000]);
    const signal = page.locator('#hero svg [display=none] > *').first();
    await expect(signal).toHaveCSS('opacity', '0');
    await expect(signal).toHaveCSS('opacity', '1');
  });

  test('sends none where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    expect(await signals(page)).toEqual([]);
  });
});

const bill = (page: Page) => page.locator('#show-dont-sell');
const figure = (page: Page, kind: string) => bill(page).locator(`[data-visit-figure=${kind}]`);
const kilobytes = (bytes: number, lang: string) =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'kilobyte',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000);

test.describe('the bill of this visit', () => {
  for (const lang of ['en', 'hi']) {
    test(`shows what the browser measured (${lang})`, async ({ page }) => {
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(lang === 'en' ? './' : `${lang}/`);
      await readThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      await bill(page).scrollIntoViewIfNeeded();
      const { measured, noteMeasured } = words(lang, 'home').showDontSell;
      await expect(bill(page)).toContainText(measured);
      await expect(bill(page)).toContainText(noteMeasured);

      await expect(figure(page, 'requests')).toHaveText(String(requests.length));
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const carried = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      await expect(figure(page, 'bytes')).toHaveText(kilobytes(carried, lang));

      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
      const seconds = new Intl.NumberFormat(lang, {
        style: 'unit',
        unit: 'second',
        maximumSignificantDigits: 2,
      }).format(painted / 1000);
      await expect(figure(page, 'readable')).toHaveText(seconds);
    });
  }
});
