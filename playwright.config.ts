import { defineConfig, devices } from '@playwright/test';
import { findWindowless, launchArgs, requireBrowser } from '#scripts/steps/browser.ts';

const wholeBrowser = requireBrowser();

/** Tests of what only a browser with windows does: it keeps pages to go back to. */
const needsWindows = /@windows/;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/serveSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may stall for longer than any timeout; a real fault fails again.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Set by serveSite before the workers, which read this file again, are started.
    baseURL: process.env.TESTED_SITE,
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: needsWindows,
      use: { launchOptions: { executablePath: findWindowless(), args: launchArgs } },
    },
    {
      name: 'chromium with windows',
      grep: needsWindows,
      use: {
        launchOptions: {
          executablePath: wholeBrowser,
          args: launchArgs,
          // Playwright turns it off.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
});
