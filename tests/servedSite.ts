// Playwright's `test`, with a built site served by each worker.
import { test as base } from '@playwright/test';
import { type RunningSite, serve } from '#scripts/serve/server.ts';

export { expect } from '@playwright/test';

type ServedSite = { directory: string; site: RunningSite };

export const test = base.extend<object, ServedSite>({
  directory: ['dist', { scope: 'worker', option: true }],
  site: [
    async ({ directory }, use) => {
      const base = directory === 'dist' ? process.env.BASE_PATH : '/';
      const site = await serve({ directory, port: 0, base });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
