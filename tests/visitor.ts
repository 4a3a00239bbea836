// What several tests do as a visitor would.
import { expect, type Page } from '@playwright/test';

export const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A loom & more',
  message: 'Punched cards,\nwoven.',
};

export async function fillLetter(page: Page, words = letter): Promise<void> {
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

/** Waits until the islands of the page have been reached and are awake. */
export async function hydrated(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function sendLetter(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
}
