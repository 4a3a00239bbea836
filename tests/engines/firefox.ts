// Firefox as Debian installs it, by WebDriver BiDi.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine } from './journeys.ts';

const executablePath = '/usr/bin/firefox-esr';

export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (existsSync(executablePath) ? '' : 'firefox-esr'),
  async start({ width, reducedMotion }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: { width, height: 800 },
      extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
    });
    return { page: await browser.newPage(), close: () => browser.close() };
  },
};
