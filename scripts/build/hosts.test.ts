import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { publishedFiles } from './cloudHosts.ts';
import { answerHeaders, pageHeaders } from './headers.ts';
import { readHostSite } from './hostSite.ts';
import { nginxFiles } from './nginx.ts';

/** Every file that a build for the address writes, by its name. */
async function filesFor(address: string, base?: string): Promise<Record<string, string>> {
  const pages = { 'index.html': '', 'story.html': '', 'careers.html': '', '404.html': '' };
  const below = { 'careers/weaver.html': '', 'de/index.html': '', 'de/404.html': '' };
  const directory = await writeSite({ ...pages, ...below, '_astro/a.1b2c.js': '' });
  const site = await readHostSite(directory, address, base);
  return { ...publishedFiles, ...nginxFiles(site) };
}

// tests/release/nginx.spec.ts runs nginx itself with its files.
test.each([
  ['_headers', 'hashed files for a year', '\n/_astro/*\n  Cache-Control: public, max-age=3153'],
  ['vercel.json', 'addresses without .html', '"cleanUrls": true'],
  ['vercel.json', 'hashed files for a year', '"source": "/_astro/(.*)"'],
  ['nginx.conf', 'TLS records that fill one packet each', 'ssl_buffer_size 1400;'],
])('%s has %s', async (file, _, text) => {
  expect((await filesFor('https://loom.test'))[file]).toContain(text);
});

test('every host has every header of the one list', async () => {
  const { 'nginx-http.conf': _, ...files } = await filesFor('https://loom.test');
  for (const [name, text] of Object.entries(files)) {
    for (const header of Object.entries({ ...answerHeaders, ...pageHeaders }).flat()) {
      expect(text, name).toContain(header);
    }
  }
});

test('a folder below a domain gets no file that would speak for the whole domain', async () => {
  const files = Object.keys(await filesFor('https://loom.test', '/shop/'));
  expect(files).toEqual(['_headers', 'vercel.json', 'nginx-maps.conf', 'nginx-folder.conf']);
});
