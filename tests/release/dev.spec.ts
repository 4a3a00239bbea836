import type { Page } from '@playwright/test';
import { run } from '#tests/run.ts';
import { expect, test } from './projectCopy.ts';

test('npm run dev shows working pages', async ({ page, folder, site }) => {
  await open(page, site);
  // The part of a build that prepares packages for the browser must not disturb those of the pages.
  await run(folder, 'npx astro sync', { NODE_ENV: 'production' });
  await open(page, `${site}contact/`);
  await open(page, `${site}team/`);
  await page.locator('main button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function open(page: Page, address: string): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  // Vite optimizes the dependencies of an island on its first request, which takes time.
  for (const island of await page.locator('astro-island > *').all()) {
    await island.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(faults).toEqual([]);
}
