import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '#tests/run.ts';
import { expect, test } from './projectCopy.ts';

// Pages are compiled on their first request.
test.setTimeout(300_000);

test('npm run dev shows working pages, and what is wrong with the content', async ({
  page,
  folder,
  site,
}) => {
  await open(page, site);
  // The part of a build that prepares packages for the browser must not disturb those of the pages.
  await run(folder, 'npx astro sync', { NODE_ENV: 'production' });
  await open(page, `${site}contact/`);
  await open(page, `${site}team/`);
  await page.locator('main button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // What is wrong with the content stands over the page, and goes once it is right.
  const company = join(folder, 'content/company.json');
  const right = await readFile(company, 'utf8');
  await writeFile(company, right.replace(/("email": ")[^"]*/, '$1<b>nobody</b>'));
  await expect(page.locator('vite-error-overlay #message-content')).toContainText(
    /^content\/company\.json: email: is not an e-mail address \("<b>nobody<\/b>"\)\s+Write it like /,
    { timeout: 30_000 },
  );
  await writeFile(company, right);
  await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 });

  // It also stops a build, before the last one is lost. Nothing that is loaded first may stumble over a broken file.
  const builtBefore = join(folder, 'dist');
  await mkdir(builtBefore);
  await writeFile(join(builtBefore, 'index.html'), 'whole');
  await writeFile(company, '{ "name": ');
  await expect(run(folder, 'npx astro build')).rejects.toThrow(
    /^content\/company\.json: the whole file: is not valid JSON: /m,
  );
  expect(await readFile(join(builtBefore, 'index.html'), 'utf8')).toBe('whole');
});

async function open(page: Page, address: string): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const answer = await page.goto(address, { timeout: 120_000 });
  expect(answer?.status()).toBe(200);
  // Vite optimizes the dependencies of an island on its first request, which takes time.
  for (const island of await page.locator('astro-island > *').all()) {
    await island.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 120_000 });
  expect(faults).toEqual([]);
}
