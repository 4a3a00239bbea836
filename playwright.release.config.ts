// Tests of how the site is installed, edited, built and served.
import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

export default defineConfig({
  ...site,
  // Pages are compiled as they are asked for, and the CMS draws a form as it is opened.
  timeout: 600_000,
  expect: { ...site.expect, timeout: 60_000, toPass: { timeout: 60_000 } },
  // The CMS speaks the browser's language.
  use: { ...site.use, actionTimeout: 60_000, locale: 'en-US' },
  // Each test serves a copy of the project.
  webServer: [],
  projects: [{ testDir: 'tests/release' }],
});
