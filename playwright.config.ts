import { existsSync, mkdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '#tests/browser.ts';

// Each server takes a port that is free, and prints it; workers load this file with both.
const { SITE_PORT, FIXTURE_PORT } = process.env;
const base = (process.env.BASE_PATH || '/').replace(/\/*$/, '/');

// The preview server does not start without its folder; the project 'fixture is built' fills it.
mkdirSync('.astro/fixture/dist', { recursive: true });

// They end what hangs. A slow machine needs many times what a quick one does.
const timeout = 120_000;

const pictures = 'pictures/{arg}{ext}';

// Without --ignore-lock, Astro refuses a second server in a folder.
const preview = 'npx astro preview --ignore-lock --port 0';
const siteServer = {
  command: preview,
  wait: { stdout: /localhost:(?<site_port>\d+)/ },
  timeout,
};
const fixtureServer = {
  command: `${preview} --outDir .astro/fixture/dist`,
  wait: { stdout: /localhost:(?<fixture_port>\d+)/ },
  timeout,
  // The fixture is at the root, wherever the site is.
  env: { BASE_PATH: '' },
};

export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As many as the machines of GitHub have processors; on a larger one, figures of speed would differ.
  workers: 2,
  timeout,
  expect: {
    timeout: 20_000,
    toPass: { timeout: 20_000 },
    // By default, what is dark on dark is equal in all colours.
    toHaveScreenshot: { pathTemplate: pictures, maxDiffPixels: 30, threshold: 0.05 },
    // One sentence too many is a difference.
    toMatchAriaSnapshot: { pathTemplate: pictures, children: 'deep-equal' },
  },
  reporter: 'line',
  snapshotPathTemplate: 'tests/outlines/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    // What is not there is named long before the test ends.
    actionTimeout: 20_000,
    launchOptions: await launchOptions(),
    // The site does not have this language, so pages offer no other one.
    locale: 'sv-SE',
  },
  // The tests of the fixture do without the site.
  webServer: existsSync('dist') ? [fixtureServer, siteServer] : [fixtureServer],
  projects: [
    // It comes first, so that the site is tested meanwhile.
    { name: 'fixture is built', testDir: 'tests/fixture', testMatch: 'build.setup.ts' },
    {
      name: 'site',
      testDir: 'tests/site',
      use: { baseURL: `http://localhost:${SITE_PORT}${base}` },
    },
    {
      name: 'fixture',
      testDir: 'tests/fixture',
      dependencies: ['fixture is built'],
      use: { baseURL: `http://localhost:${FIXTURE_PORT}/` },
    },
  ],
});
