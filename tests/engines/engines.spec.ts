// Runs the journeys in Firefox and WebKit as .ci/packages installs them.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type Engine, journeys, openOn, phone } from '../fixture/journeys.ts';
import { startWebKit } from './startWebKit.ts';

/** By WebDriver BiDi. */
const startFirefox: Engine = async () => {
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: phone,
    // 2 is a folder of one's own.
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  });
  const close = async () => {
    await browser.close();
    await rm(downloads, { recursive: true });
  };
  return { page: await browser.newPage(), downloads, close };
};

for (const [engine, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  for (const [name, walk] of Object.entries(journeys)) {
    test(`${engine} ${name}`, async ({ baseURL }) => {
      const { page, downloads, close } = await start();
      await walk(page, openOn(page, baseURL ?? ''), downloads).finally(close);
    });
  }
}
