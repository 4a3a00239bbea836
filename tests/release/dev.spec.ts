import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { copyProject } from '#tests/projectCopy.ts';
import { type Edited, isAlive, isWindows, signal, startIn } from './runningCopy.ts';

let edited: Edited;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  edited = await startIn(await copyProject());
});

test.afterAll(async () => {
  if (!edited) return;
  signal(edited.server, 'SIGKILL');
  await rm(edited.folder, { recursive: true, force: true });
});

// Pages are put together when they are first asked for.
test.beforeEach(() => test.setTimeout(300_000));

test('starts without a fault', async ({ page }) => {
  await open(page, '');
  expect(edited.printed()).not.toMatch(/error|stack trace/i);
});

test('hydrates islands though the site is built beside it', async ({ page }) => {
  // The part of a build that prepares packages for the browser.
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'sync'], {
    cwd: edited.folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await open(page, 'contact');
});

test('opens the profile of the founder', async ({ page }) => {
  await open(page, 'team');
  await page.locator('main button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('leaves no process and no lock when it is ended', async () => {
  test.skip(isWindows, 'Windows has no signal that reaches a group of processes');
  signal(edited.server, 'SIGINT');
  await expect.poll(() => isAlive(edited.server), { timeout: 15_000 }).toBe(false);
  expect(existsSync(join(edited.folder, '.astro', 'dev.json'))).toBe(false);
  await expect(fetch(edited.site)).rejects.toThrow();
});

async function open(page: Page, path: string): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const answer = await page.goto(new URL(path, edited.site).href, { timeout: 120_000 });
  expect(answer?.status()).toBe(200);
  // Not until an island is asked for does Vite prepare what it needs, which takes its time.
  for (const island of await page.locator('astro-island > *').all()) {
    await island.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 120_000 });
  expect(faults).toEqual([]);
}
