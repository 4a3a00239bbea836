import { defineConfig } from 'vitest/config';
import { readSettings } from '#scripts/settings.ts';

const { site, base } = readSettings();

export default defineConfig({
  test: {
    // Astro sets this to the address of the site.
    env: { SITE: 'https://loom.example' },
    // It ends what hangs. A slow machine needs many times what a quick one does.
    testTimeout: 120_000,
    // Loading the site's modules again for each file took half of the time. So tests must leave no state behind;
    // `unstubEnvs` restores the environment.
    isolate: false,
    pool: 'threads',
    // By default Vitest leaves one processor idle, which is half of two.
    maxWorkers: '100%',
    unstubEnvs: true,
    // By default, style sheets are empty in tests; some read the values of this one.
    css: { include: [/tokens\.css/] },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'html',
          include: ['tests/site/*.test.ts'],
          // As Astro sets them.
          env: { SITE: site, BASE_URL: base },
        },
      },
    ],
  },
});
