import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import company from './content/company.json' with { type: 'json' };
import { shortClassNames, speakingClassName } from './scripts/classNames.ts';
import { hostFiles } from './scripts/hosts.ts';
import { islandLoader } from './scripts/islandLoader.ts';
import { lateStyles } from './scripts/lateStyles.ts';
import { shortProperties } from './scripts/shortProperties.ts';

const isBuild = process.argv.includes('build');

export default defineConfig({
  site: process.env.SITE_URL || company.siteAddress,
  base: process.env.BASE_PATH || '/',
  output: 'static',
  build: { format: 'preserve', inlineStylesheets: 'always' },
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  integrations: [react(), shortProperties(), lateStyles(), islandLoader(), hostFiles()],
  vite: {
    css: {
      modules: {
        generateScopedName: isBuild ? shortClassNames(import.meta.dirname) : speakingClassName,
      },
    },
  },
});
