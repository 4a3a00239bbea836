import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    environment: 'node',
    // Every drawing is drawn once before some of the tests; a busy machine takes its time over that.
    testTimeout: 30_000,
    include: ['{src,scripts,tests,content,locales}/**/*.test.{ts,tsx}'],
  },
});
