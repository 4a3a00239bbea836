// Firefox as it is installed, by WebDriver BiDi.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'firefox-esr'),
  start: async ({ reducedMotion }) =>
    drive(
      await puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
      }),
    ),
};

function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [process.env.FIREFOX_PATH, ...files].find((file) => file && existsSync(file));
}

async function drive(browser: Browser): Promise<Driver> {
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    // As a page's own link would: a page that Firefox still holds comes back without loading, which
    // puppeteer would wait for.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    reload: async () => void (await page.reload()),
    ask: (question, ...args) => page.evaluate(question as never, ...args) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
