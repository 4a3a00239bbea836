// Firefox as it is installed, by WebDriver BiDi.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Engine } from './journeys.ts';

export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? '' : 'firefox-esr'),
  async start({ width, reducedMotion }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      defaultViewport: { width, height: 800 },
      extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
    });
    return { page: await browser.newPage(), close: () => browser.close() };
  },
};

function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [process.env.FIREFOX_PATH, ...files].find((file) => file && existsSync(file));
}
