// The two pictures at the top of docs/editing.md, taken of the editor as it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

export async function takeEditorPictures(browser: Browser): Promise<void> {
  const command = [...process.execArgv, 'scripts/commands/edit.ts'];
  const env = { ...process.env, BROWSER: 'none' };
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'], env });
  let address: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    address = /http:\/\/localhost:\d+\S*\/edit\//.exec(line)?.[0];
    if (address) break;
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 } });
  const take = async (name: string) => {
    const file = `docs/pictures/${name}.webp`;
    const picture = sharp(await page.screenshot());
    await picture.webp({ quality: 70 }).toFile(file);
    console.log(file);
  };
  const open = async (hash: string) => {
    await page.goto(`${address}#/${hash}`);
    await page.frameLocator('iframe').locator('main').waitFor({ timeout: 120_000 });
    // What the page beside it draws as it comes into view.
    await page.waitForTimeout(4000);
  };
  await open('home/locales/en/home.json:hero:heading:plain');
  await take('editor');

  // Typed and not saved, so that no file changes.
  await open('careers');
  await page
    .locator('[id="locales/en/careers.json:meta:title"]')
    .fill('Jobs for people who like to build software and AI that lasts — {{company}} careers');
  await page.getByRole('complementary').getByText('is too long').first().waitFor();
  await take('editor-mistake');
  server.kill();
  await once(server, 'exit');
}
