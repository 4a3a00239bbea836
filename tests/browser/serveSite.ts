import { serve } from '#scripts/serve/server.ts';

// Serves the built site on a free port for one run of the browser tests.
// biome-ignore lint/style/noDefaultExport: Playwright takes a set-up only as a default export
export default async function serveSite(): Promise<() => Promise<void>> {
  const base = process.env.BASE_PATH ?? '/';
  const site = await serve({ directory: 'dist', port: 0, base });
  process.env.TESTED_SITE = site.url;
  return site.close;
}
