import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '#scripts/shared/browser.ts';

export default defineConfig<object, { directory: string }>({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may stall for longer than any timeout; a real fault fails again.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
  projects: [
    { name: 'site', testDir: 'tests/site' },
    { name: 'fixture is built', testDir: 'tests/fixture', testMatch: 'build.setup.ts' },
    {
      name: 'fixture',
      testDir: 'tests/fixture',
      dependencies: ['fixture is built'],
      use: { directory: '.astro/fixture/dist' },
    },
    {
      name: 'engines',
      testDir: 'tests/engines',
      dependencies: ['fixture is built'],
      use: { directory: '.astro/fixture/dist' },
    },
    { name: 'release', testDir: 'tests/release' },
  ],
});
