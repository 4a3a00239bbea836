// Runs the journeys in Firefox and WebKit as .ci/packages installs them.

import { test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type Engine, journeys, openOn, phone } from '../fixture/journeys.ts';
import { startWebKit } from './webkit.ts';

/** By WebDriver BiDi. */
const startFirefox: Engine = async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: phone,
  });
  return { page: await browser.newPage(), close: () => browser.close() };
};

for (const [engine, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  for (const [name, walk] of Object.entries(journeys)) {
    test(`${engine} ${name}`, async ({ baseURL }) => {
      const { page, close } = await start();
      await walk(page, openOn(page, baseURL ?? '')).finally(close);
    });
  }
}
