// What visitors do, for the tests of the pages.
import { expect, type Page, test } from '@playwright/test';

/** The whole address of a page, also where the site lives below a folder. */
export function at(path: string): string {
  return new URL(path, test.info().project.use.baseURL).href;
}

/** Reads a page to its end, as far as its pictures are concerned. */
export async function readThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    // Not scrollIntoViewIfNeeded: it waits for the banner's strand to stand still.
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

export const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A loom & more',
  message: 'Punched cards,\nwoven.',
};

export async function fillLetter(
  page: Page,
  words: Readonly<Record<string, string>> = letter,
): Promise<void> {
  for (const [name, value] of Object.entries(words)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
}

export async function letterOn(page: Page): Promise<typeof letter> {
  const entries = Object.keys(letter).map(
    async (name) => [name, await page.locator(`main form [name="${name}"]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as typeof letter;
}

/** Scrolls to each island of the page and waits until all are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('> *').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function sendLetter(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
}
