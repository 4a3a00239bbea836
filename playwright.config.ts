import { mkdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { isPinned, launchOptions } from '#tests/browser.ts';

const port = Number(process.env.PORT || 4331);
const base = (process.env.BASE_PATH || '/').replace(/\/*$/, '/');
const site = new URL(base, `http://localhost:${port}`).href;
const fixture = `http://localhost:${port + 1}/`;

// The preview server does not start without its folder; the project 'fixture is built' fills it.
mkdirSync('.astro/fixture/dist', { recursive: true });

export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // CI machines may stall for longer than any timeout; a real fault fails again.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  ignoreSnapshots: !isPinned,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: await launchOptions(),
    // The site does not have this language, so pages offer no other one.
    locale: 'sv-SE',
  },
  webServer: [
    { command: `npx astro preview --ignore-lock --port ${port}`, url: site },
    {
      command: `npx astro preview --ignore-lock --port ${port + 1} --outDir .astro/fixture/dist`,
      port: port + 1,
      env: { BASE_PATH: '' },
    },
  ],
  projects: [
    // It comes first, so that the site is tested meanwhile.
    { name: 'fixture is built', testDir: 'tests/fixture', testMatch: 'build.setup.ts' },
    { name: 'site', testDir: 'tests/site', use: { baseURL: site } },
    {
      name: 'fixture',
      testDir: 'tests/fixture',
      dependencies: ['fixture is built'],
      use: { baseURL: fixture },
    },
  ],
});
