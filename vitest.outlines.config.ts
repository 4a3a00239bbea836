// Apart from the other tests, because only tests/fixture builds the site that they read; tests/fixture/outlines.spec.ts runs them.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/outlines/*.test.ts'] },
});
