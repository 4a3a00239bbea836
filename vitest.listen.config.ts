// What a screen reader says on the company's site as built.
import { defineConfig } from 'vitest/config';
import { readSettings } from '#scripts/settings.ts';

const { site, base } = readSettings();

export default defineConfig({
  test: {
    include: ['tests/engines/listen.test.ts'],
    // As Astro sets them.
    env: { SITE: site, BASE_URL: base },
    // As Playwright's tests: a real fault fails again.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
