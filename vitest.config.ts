import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // As Astro sets it: where the site will be.
    env: { SITE: 'https://loom.example' },
    // Every drawing is drawn once before some of the tests; a busy machine takes its time over that.
    testTimeout: 30_000,
    // All files of a worker share one module graph: half of the time went into loading the site's modules
    // anew for each file. A test leaves nothing behind; what it sets in the environment goes by itself.
    isolate: false,
    pool: 'threads',
    // By itself Vitest leaves one processor free, which of two is half.
    maxWorkers: '100%',
    unstubEnvs: true,
    // Style sheets come out empty in a test unless they are asked for; this one is read for its colours.
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
          // In one worker, so that each document is parsed once.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
