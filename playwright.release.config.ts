// Tests of how the site is installed, edited, built and served.
import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

export default defineConfig({
  ...site,
  // The CMS speaks the browser's language.
  use: { ...site.use, locale: 'en-US' },
  // Each test serves a copy of the project.
  webServer: [],
  projects: [{ testDir: 'tests/release' }],
});
