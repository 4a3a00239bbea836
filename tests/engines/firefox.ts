// Firefox as Debian installs it, by WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import type { Engine } from './journeys.ts';

export const firefox: Engine = {
  name: 'Firefox',
  async start({ width, reducedMotion }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      defaultViewport: { width, height: 800 },
      extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
    });
    return { page: await browser.newPage(), close: () => browser.close() };
  },
};
