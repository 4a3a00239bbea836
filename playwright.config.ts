import { defineConfig, devices } from '@playwright/test';
import { launchArgs, requireBrowser } from '#scripts/steps/browser.ts';

const executablePath = requireBrowser();

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
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        // Set by serveSite before the workers, which read this file again, are started.
        baseURL: process.env.TESTED_SITE,
        launchOptions: { executablePath, args: launchArgs },
      },
    },
  ],
});
