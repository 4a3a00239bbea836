// The two pictures at the top of docs/editing.md, taken of the editor as it is.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

const folder = join('docs', 'pictures');

export async function takeEditorPictures(browser: Browser): Promise<void> {
  const { address, end } = await startEditor();
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 } });
  const take = async (name: string) => {
    const file = join(folder, `${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(file);
    console.log(file);
  };
  const open = async (hash: string) => {
    await page.goto(`${address}#/${hash}`);
    await page.frameLocator('iframe').locator('main').waitFor({ timeout: 120_000 });
    // What the page beside it draws as it comes into view.
    await page.waitForTimeout(4000);
  };
  try {
    await mkdir(folder, { recursive: true });
    await open('home/locales/en/home.json:hero:heading:plain');
    await take('editor');

    // Typed and not saved, so that no file changes.
    const title = page.locator('[id="locales/en/careers.json:meta:title"]');
    await open('careers');
    await title.fill(
      'Jobs for people who like to build software and AI that lasts — {{company}} careers',
    );
    await page.getByRole('complementary').getByText('is too long').first().waitFor();
    await take('editor-mistake');
  } finally {
    await page.close();
    end();
  }
}

async function startEditor(): Promise<{ address: string; end: () => void }> {
  const command = [...process.execArgv, join('scripts', 'commands', 'edit.ts')];
  const env = { ...process.env, BROWSER: 'none' };
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /http:\/\/localhost:\d+\S*\/edit\//.exec(printed)?.[0];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error(`The editor did not start.\n${printed}`)));
  });
  return { address, end: () => server.kill() };
}
