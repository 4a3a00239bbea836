// User journeys on the fixture, in the Firefox and WebKit that .ci/packages installs.
import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

// Of both servers and of the three projects, those of the fixture.
const [server] = [site.webServer ?? []].flat();
const [setup, , fixture] = site.projects ?? [];

export default defineConfig({
  ...site,
  webServer: server,
  projects: [{ ...setup }, { ...fixture, name: 'engines', testDir: 'tests/engines' }],
});
