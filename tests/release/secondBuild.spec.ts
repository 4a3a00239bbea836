import { expect, test } from '@playwright/test';
import { run } from '#tests/run.ts';

test('a second build of the same sources gives the same bytes', async () => {
  test.setTimeout(180_000);
  // In the project: builds elsewhere would share one folder for Astro's temporary files, and disturb each other.
  await run('.', 'npx astro build --outDir .astro/second/dist');
  for (const part of ['dist', 'hosts']) {
    expect(await run('.', `diff --recursive --brief ${part} .astro/second/${part}`)).toBe('');
  }
});
