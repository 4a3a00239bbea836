// Has `astro preview` send what public/_headers says: tests see what visitors get.
import { readFileSync } from 'node:fs';
import type { PreviewOptions } from 'vite';

type Headers = Record<string, string>;

/** By address: `{ '/*': { 'X-Frame-Options': 'DENY', … } }` */
export function readHeaders(): Record<string, Headers> {
  const rules = readFileSync('public/_headers', 'utf8').matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm);
  const entries = [...rules].map(([, address = '', lines = '']) => {
    const headers = [...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
    return [address, Object.fromEntries(headers.map(([, name, value]) => [name, value]))];
  });
  return Object.fromEntries(entries);
}

/** Astro leaves plugins out of its preview, but not a proxy. This one lets every request pass. */
export function previewWithHeaders(): PreviewOptions {
  const { '/*': ofSite, '/admin/*': ofForm } = readHeaders();
  return {
    proxy: {
      '/': {
        bypass({ url = '' }, response) {
          const isForm = url.includes('/admin/');
          response?.setHeaders(new Map(Object.entries({ ...ofSite, ...(isForm && ofForm) })));
          return url;
        },
      },
    },
  };
}
