import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyProject } from '#tests/projectCopy.ts';
import { run } from '#tests/run.ts';
import { violations } from '#tests/site/violations.ts';
import { isWindows, signal, startIn } from './runningCopy.ts';

test('npm run dev shows working pages and the CMS, and leaves no process', async ({ page }) => {
  // Pages are compiled on their first request.
  test.setTimeout(600_000);
  await using copy = await startIn(await copyProject());
  const { folder, site, server, printed } = copy;
  await open(page, site);
  expect(printed()).not.toMatch(/error|stack trace/i);

  // The part of a build that prepares packages for the browser must not disturb those of the pages.
  await run(folder, 'npx astro sync', { NODE_ENV: 'production' });
  await open(page, `${site}contact/`);
  await open(page, `${site}team/`);
  await page.locator('main button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // What is wrong with the content stands over the page, and goes once it is right.
  const company = join(folder, 'content/company.json');
  const right = await readFile(company, 'utf8');
  await writeFile(company, right.replace(/("email": ")[^"]*/, '$1nobody'));
  await expect(page.locator('vite-error-overlay #message-content')).toContainText(
    /^content\/company\.json: email: is not an e-mail address \("nobody"\)\s+Write it like /,
    { timeout: 30_000 },
  );
  await writeFile(company, right);
  await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 });

  await page.goto(`${site}admin/`);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  // The CMS adds a tag of its own, which keeps phones from zooming.
  const faults = (await violations(page)).filter((fault) => !fault.includes('interactive-widget'));
  expect(faults).toEqual([]);

  if (isWindows) return; // It has no signal that reaches a group of processes.
  signal(server, 'SIGINT');
  await expect.poll(() => signal(server, 0), { timeout: 15_000 }).toBe(false);
  await expect(fetch(site)).rejects.toThrow();
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
