import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { publishedFiles } from './cloudHosts.ts';
import { answerHeaders, pageHeaders } from './headers.ts';
import { readHostSite } from './hostSite.ts';
import { serverFiles } from './hosts.ts';

/** Every file that a build for the address writes, by its name. */
async function filesFor(address: string, base?: string): Promise<Record<string, string>> {
  const pages = { 'index.html': '', 'story.html': '', 'careers.html': '', '404.html': '' };
  const below = { 'careers/weaver.html': '', 'de/index.html': '', 'de/404.html': '' };
  const directory = await writeSite({ ...pages, ...below, '_astro/a.1b2c.js': '' });
  const site = await readHostSite(directory, address, base);
  return { ...publishedFiles, ...serverFiles(site) };
}

// tests/release/nginx.spec.ts runs nginx itself with its files.
test.each([
  ['_headers', 'hashed files for a year', '\n/_astro/*\n  Cache-Control: public, max-age=3153'],
  ['vercel.json', 'addresses without .html', '"cleanUrls": true'],
  ['vercel.json', 'hashed files for a year', '"source": "/_astro/(.*)"'],
  ['nginx.conf', 'TLS records that fill one packet each', 'ssl_buffer_size 1400;'],
  ['Caddyfile', 'what leads to a page', '~^((?:/[a-z0-9-]+)+)(?:/|\\.html)$ '],
  ['Caddyfile', 'what leads to a folder', '~^((?:/[a-z0-9-]+)*?)(?:/index(?:\\.html)?)?$ '],
  ['Caddyfile', 'the 404 page of a language', 'handle /de/* {\n\t\t\trewrite * /de/404.html'],
  ['Caddyfile', 'the other name', 'https://www.loom.test {\n\tredir https://loom.test{uri} 301'],
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
  // What is set for every answer is lost once it becomes an error.
  expect(files.Caddyfile?.split('import website')).toHaveLength(3);
});

test('a folder below a domain gets no file that would speak for the whole domain', async () => {
  const files = Object.keys(await filesFor('https://loom.test', '/shop/'));
  expect(files).toEqual(['_headers', 'vercel.json', 'nginx-maps.conf', 'nginx-folder.conf']);
});
