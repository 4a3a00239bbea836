import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hostFiles } from './scripts/hosts.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://sutraloom.example',
  base: process.env.BASE_PATH ?? '/',
  output: 'static',
  build: { format: 'preserve', inlineStylesheets: 'always' },
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  integrations: [react(), hostFiles()],
});
