// Runs the journeys in Firefox and WebKit as .ci/packages installs them; npm test runs them in Chromium.

import { test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type Engine, journeys, walk } from '../fixture/journeys.ts';
import { startWebKit } from './webkit.ts';

/** By WebDriver BiDi. */
const startFirefox: Engine = async ({ width, reducedMotion }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width, height: 800 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
  });
  return { page: await browser.newPage(), close: () => browser.close() };
};

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  for (const journey of journeys) {
    test(`${name} ${journey.name}`, async ({ baseURL }) => {
      test.setTimeout(180_000);
      const { page, close } = await start(journey);
      await walk(journey, page, baseURL ?? '').finally(close);
    });
  }
}
