import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './headers.ts';
import {
  caddyFile,
  type HostSite,
  headersFile,
  nginxFile,
  readHostSite,
  usualPlace,
  vercelFile,
  writeHostFiles,
} from './hosts.ts';
import { writeSite } from './writeSite.ts';

const story = '<meta charset="utf-8"><script>tell()</script>';
const place = usualPlace({ site: 'https://example.com', base: '/' });
let directory: string;
let site: HostSite;

beforeEach(async () => {
  directory = await writeSite({
    'index.html': 'Home',
    'story.html': story,
    '404.html': 'Lost',
    'de/index.html': 'Start',
    'de/404.html': 'Verirrt',
    '_astro/a.1b2c.js': '',
  });
  site = await readHostSite(directory);
});

test.each([
  ['_headers', () => headersFile(site)],
  ['nginx.conf', () => nginxFile(site, place)],
  ['Caddyfile', () => caddyFile(site, place)],
  ['vercel.json', () => vercelFile(site)],
])(
  '%s has every header of the one list, and the policy with the hashes of the pages',
  (_, write) => {
    const text = write();
    for (const [name, value] of Object.entries(site.headers)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(contentSecurityPolicy(inlineHashes(story)));
    expect(text).toContain('max-age=31536000, immutable');
  },
);

test('gives Vercel one rule for everything and one for each folder of hashed files', () => {
  const { cleanUrls, headers } = JSON.parse(vercelFile(site));
  expect(cleanUrls).toBe(true);
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/(.*)',
    '/_astro/(.*)',
    '/drawings/(.*)',
    '/fonts/(.*)',
    '/share/(.*)',
  ]);
});

test('stops the build before Cloudflare would leave out the policy', () => {
  const headers = { 'Content-Security-Policy': 'x'.repeat(2000) };
  expect(() => headersFile({ ...site, headers })).toThrow(
    /^A line of _headers has 2027 characters .*\nLet pages share /,
  );
});

test('sends lost visitors to the page in the language of the address', () => {
  expect(nginxFile(site, place)).toContain('"~^/de/" /de/404.html;');
  expect(caddyFile(site, place)).toContain('handle /de/* {');
});

test('knows no address that is the root without its slash', () => {
  expect([...site.redirects.keys()]).toEqual([
    '/de/index.html',
    '/de',
    '/index.html',
    '/story.html',
    '/story/',
  ]);
});

test('puts the folder of the site before every address of an own server', () => {
  const below = usualPlace({ site: 'https://example.com', base: '/shop/' });
  const text = nginxFile(site, below);
  expect(text).toContain('/shop/story/ /shop/story;');
  expect(text).toContain('"~^/shop/_astro/"');
  expect(text).toContain('default /shop/404.html;');
});

test('writes the same bytes however often it is asked', async () => {
  const written = async () => {
    await writeHostFiles(directory, join(directory, 'hosts'), place);
    const names = ['_headers', 'vercel.json', 'hosts/nginx.conf', 'hosts/Caddyfile'];
    return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  };
  expect(await written()).toEqual(await written());
});
