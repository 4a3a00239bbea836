import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Every drawing is drawn once before some of the tests; a busy machine takes its time over that.
    testTimeout: 30_000,
    // Style sheets come out empty in a test unless they are asked for; this one is read for its colours.
    css: { include: [/tokens\.css/] },
    include: ['{src,scripts,tests,content,locales}/**/*.test.{ts,tsx}'],
  },
});
