import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { admin } from '#scripts/build/admin.ts';
import { contentCheck } from '#scripts/build/contentCheck.ts';
import { finishedSite } from '#scripts/build/finishedSite.ts';
import { previewWithHeaders } from '#scripts/build/preview.ts';
import { readSettings } from '#scripts/settings.ts';

/** With a shared cache, a build would overwrite the development React that `npm run dev` uses, and islands would fail. */
const devCache: AstroIntegration = {
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { cacheDir: 'node_modules/.vite/dev' } });
    },
  },
};

/** Which style sheet has a class name. */
const styleSheets = new Map<string, string>();

/** Its own name, and two characters for its style sheet. Vite's are longer, and each page has hundreds. */
function classNameOf(name: string, file: string): string {
  const path = relative('.', file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 2);
  const className = `${name}-${hash}`;
  const other = styleSheets.get(className) ?? file;
  if (other !== file)
    throw new Error(`${file} and ${other} both have a class ${className}: rename one of them.`);
  styleSheets.set(className, file);
  return className;
}

const { site, base, repository } = readSettings();

export default defineConfig({
  site,
  base,
  build: {
    // As files they would be one more request before the first paint.
    inlineStylesheets: 'always',
  },
  // Pages look in `npm run dev` as they are published.
  devToolbar: { enabled: false },
  integrations: [contentCheck(), react(), finishedSite(base), devCache, admin(repository)],
  vite: {
    preview: previewWithHeaders(),
    // The oldest supported browsers, of May 2022: README.md says what they and newer ones show.
    build: { cssTarget: ['chrome101', 'edge101', 'firefox100', 'safari15.5'] },
    css: { modules: { generateScopedName: classNameOf } },
    optimizeDeps: {
      // Astro has all of src/ scanned for packages to prebundle, of which most only run at build time. Only those of
      // islands run in a browser.
      entries: ['!src/**/!(*.island).{astro,tsx}'],
    },
  },
});
