import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { admin } from '#scripts/build/admin.ts';
import { pageHeaders } from '#scripts/build/headers.ts';
import { hostFiles } from '#scripts/build/hosts.ts';
import { gate, readSettings } from '#scripts/gate.ts';
import { oldestBrowsers } from '#src/styles/oldestBrowsers.ts';

/** A build would write React for production over the one that `npm run dev` has prepared, and islands would fail. */
const devCache: AstroIntegration = {
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { cacheDir: 'node_modules/.vite/dev' } });
    },
  },
};

const { site, base, repository } = readSettings();

export default defineConfig({
  site,
  base,
  output: 'static',
  build: {
    // A page is a folder with an index.html, which every file server shows.
    format: 'directory',
    inlineStylesheets: 'always',
  },
  // Hosts lead from /story to /story/; with 'always', Astro's own servers would answer the former with a 404.
  trailingSlash: 'ignore',
  server: ({ command }) => ({ headers: command === 'preview' ? pageHeaders : {} }),
  devToolbar: { enabled: false },
  integrations: [gate(), react(), hostFiles(site, base), devCache, admin(repository)],
  vite: {
    build: { cssTarget: oldestBrowsers },
    optimizeDeps: {
      // While editing, Astro looks through all of src/ for packages to prepare for the browser, and
      // meets those that only draw and cut fonts on the server. Only islands run in a browser.
      entries: ['!src/!(islands)/**', '!src/**/*.test.tsx'],
    },
  },
});
