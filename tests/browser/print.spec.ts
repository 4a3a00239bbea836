import { expect, type Page, test } from '@playwright/test';
import { addressOf, documents } from '#tests/siteData.ts';
import { hydrated } from './visitor.ts';

// Lengths on paper: A4 with the margins of a browser.
test.use({ viewport: { width: 718, height: 1047 } });
test.describe.configure({ timeout: 90_000 });

for (const { address } of documents.filter(({ language }) => ['en', 'ru'].includes(language))) {
  test(`on paper ${address} has addresses to type, nothing to press and headings with their text`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = await page.evaluate(() =>
      [...document.querySelectorAll('main a')].map(
        (link) => getComputedStyle(link, '::after').content,
      ),
    );
    expect(printed.filter((address) => /[?%]|mailto:/.test(address))).toEqual([]);
    await expect(page.locator('button:visible, [data-weight]:visible')).toHaveCount(0);
    await expect(page.locator('a[href^="mailto:"][href*="?"]:visible')).toHaveCount(0);

    const parted = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, header)')]
        .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
        .map(({ outerHTML }) => outerHTML),
    );
    expect(parted).toEqual([]);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(img, svg)')]
        .filter((picture) => picture.checkVisibility())
        .filter((picture) => {
          for (let part: Element | null = picture; part; part = part.parentElement) {
            if (getComputedStyle(part).breakInside === 'avoid') return false;
          }
          return true;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe(
      'rgb(0, 0, 0)',
    );
  });
}

test('on paper no item of a list is parted, and systems and numbers are drawn in black', async ({
  page,
}) => {
  await page.goto('./');
  await page.emulateMedia({ media: 'print' });
  const items = page.locator(':is(#what-we-have-built, #stats) li');
  await expect(items).not.toHaveCount(0);
  for (const one of await items.all()) await expect(one).toHaveCSS('break-inside', 'avoid');
  const drawings = page.locator(':is(#what-we-have-built, #stats) img');
  await expect(drawings).not.toHaveCount(0);
  for (const one of await drawings.all()) await expect(one).toHaveCSS('filter', 'brightness(0)');
});

test('on paper the chat has the address without the letter it would begin', async ({ page }) => {
  await page.goto('./contact');
  await page.emulateMedia({ media: 'print' });
  const chat = page.locator('main a[href^="https://wa.me/"]');
  const printed = await chat.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toMatch(/^" \(" "?https:\/\/wa\.me\/\d+"? "\)"$|^" \(https:\/\/wa\.me\/\d+\)"$/);
});

test('on paper the banner of values shows each of them within the sheet', async ({ page }) => {
  await page.goto('./');
  await page.emulateMedia({ media: 'print' });
  const words = page.locator('#dna').getByRole('listitem');
  for (const word of await words.all()) {
    const box = await word.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(718);
  }
  const moving = await page
    .locator('#dna')
    .evaluate((section) => section.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('an open profile is printed once, from its first word to its last', async ({ page }) => {
  await page.goto('./team');
  await hydrated(page);
  await page.locator('button[aria-haspopup="dialog"]').click();
  const profile = page.locator('dialog');
  await expect(profile).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(profile).toHaveCSS('position', 'absolute');
  const { height, inner } = await profile.evaluate((dialog) => ({
    height: dialog.getBoundingClientRect().height,
    inner: dialog.querySelector('article')?.scrollHeight ?? Infinity,
  }));
  expect(height).toBeGreaterThanOrEqual(inner);
  expect(await sheetsOf(page)).toBe(Math.ceil(height / 1047));
  await expect(page.locator('main img:visible, footer:visible, h1:visible')).toHaveCount(0);
});

test('the careers page fills its sheets: the list begins below the headline', async ({ page }) => {
  for (const lang of ['en', 'ru'] as const) {
    await page.goto(addressOf('careers', lang));
    expect(await sheetsOf(page), lang).toBeLessThanOrEqual(6);
  }
});

test('on paper the contact page has its links beside their addresses and its name above the headline', async ({
  page,
}) => {
  await page.goto('./contact');
  await page.emulateMedia({ media: 'print' });
  const bottom = (place: string) =>
    page.locator(place).evaluate((one) => one.getBoundingClientRect().bottom);
  const top = await page.locator('h1').evaluate((one) => one.getBoundingClientRect().top);
  expect(await bottom('body > header a[href] >> nth=1')).toBeLessThanOrEqual(top);
  // Squeezed beside its address, a link's name would be broken into pieces.
  const lines = await page.locator('main dd a[target]').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.firstChild ?? link);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
