import { expect, test } from 'vitest';
import { writeSite } from '#scripts/steps/writeSite.ts';
import { answerHeaders, contentSecurityPolicy, inlineHashes, pageHeaders } from './headers.ts';
import { type HostSite, readHostSite, usualPlace } from './hostSite.ts';
import { publishedFiles, serverFiles } from './hosts.ts';

const story = '<script>tell()</script>';
const storyPolicy = contentSecurityPolicy(inlineHashes(story));

async function smallSite(): Promise<HostSite> {
  return readHostSite(
    await writeSite({
      'index.html': 'Home',
      'story.html': story,
      'careers.html': 'Careers',
      'careers/weaver.html': 'Weaver',
      '404.html': 'Lost',
      'de/index.html': 'Start',
      'de/404.html': 'Verirrt',
      '_astro/a.1b2c.js': '',
    }),
  );
}

/** Every file that a build for the address writes, by its name. */
async function filesFor(site: string, base = '/'): Promise<Record<string, string>> {
  const built = await smallSite();
  return { ...publishedFiles(built), ...serverFiles(built, usualPlace({ site, base })) };
}

test.each<[file: string, rule: string, base: string, said: string | RegExp]>([
  [
    '_headers',
    'the policy of a page at its address alone',
    '/',
    `\n/story\n  Content-Security-Policy: ${storyPolicy}\n/`,
  ],
  ['_headers', 'one policy for all openings', '/', /^\/careers\/\*\n {2}Content-Security-Policy/m],
  [
    '_headers',
    'hashed files for a year',
    '/',
    '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
  ],
  ['vercel.json', 'addresses without .html', '/', '"cleanUrls": true'],
  ['vercel.json', 'the page of a folder with and without its slash', '/', '"source": "/de(/?)"'],
  ['vercel.json', 'one policy for all openings', '/', '"source": "/careers/(.*)"'],
  ['vercel.json', 'hashed files for a year', '/', /"\/_astro\/\(\.\*\)"[^}]+31536000, immutable/],
  ['nginx.conf', 'the policy of a page', '/', `"~^/story\\.html$" "${storyPolicy}";`],
  [
    'nginx.conf',
    'addresses that lead to a page',
    '/',
    '"~^((/careers|/story|/careers/[a-z0-9-]+))(/|\\.html)$" "$1";',
  ],
  ['nginx.conf', 'addresses that lead to a folder', '/', '"~^((/de|))(/index(\\.html)?)?$" "$1/";'],
  ['nginx.conf', 'the 404 page of a language', '/', '"~^/de/" /de/404.html;'],
  [
    'nginx.conf',
    'the other name led here',
    '/',
    /server_name www\.loom\.test;[^}]+return 301 https:\/\/loom\.test\$request_uri;/,
  ],
  ['nginx-http.conf', 'both names', '/', 'server_name loom.test www.loom.test;'],
  [
    'nginx-maps.conf',
    'the policy of a page below a folder',
    '/a.b/',
    `"~^/a\\.b/story\\.html$" "${storyPolicy}";`,
  ],
  ['nginx-maps.conf', 'the 404 page of a folder', '/a.b/', 'default /a.b/404.html;'],
  [
    'nginx-folder.conf',
    'nothing outside the folder',
    '/a.b/',
    /^location = \/a\.b \{[^}]+\}\nlocation \^~ \/a\.b\/ \{\n {2}root \/var\/www\/loom\.test;/m,
  ],
  [
    'Caddyfile',
    'the policy of a page at its address',
    '/',
    `header /story Content-Security-Policy "${storyPolicy}"`,
  ],
  [
    'Caddyfile',
    'addresses that lead to a page',
    '/',
    `~^((/careers|/story|/careers/[a-z0-9-]+))(/|\\.html)$ \${1}\n`,
  ],
  ['Caddyfile', 'addresses that lead to a folder', '/', `~^((/de|))(/index(\\.html)?)?$ \${1}/\n`],
  ['Caddyfile', 'the 404 page of a language', '/', 'handle /de/* {\n\t\t\trewrite * /de/404.html'],
  // What Caddy sets for every answer is lost once it becomes an error.
  [
    'Caddyfile',
    'the headers of a 404 page anew',
    '/',
    /rewrite \* \/404\.html\s+header \{[^}]+X-Frame-Options "DENY"[^}]+Content-Security-Policy "/,
  ],
  [
    'Caddyfile',
    'the other name led here',
    '/',
    '\nhttps://www.loom.test {\n\tredir https://loom.test{uri} 301\n}',
  ],
])('%s has %s', async (file, _, base, said) => {
  const { [file]: text = '' } = await filesFor('https://loom.test', base);
  if (typeof said === 'string') expect(text).toContain(said);
  else expect(text).toMatch(said);
});

test('every host has every header of the one list, and the policy of a page once', async () => {
  const { 'nginx-http.conf': _, ...files } = await filesFor('https://loom.test');
  for (const [name, text] of Object.entries(files)) {
    for (const header of Object.entries({ ...answerHeaders(), ...pageHeaders() }).flat()) {
      expect(text, name).toContain(header);
    }
    expect(text.split(storyPolicy), name).toHaveLength(2);
  }
});

test('a folder below a domain gets no file that would speak for the whole domain', async () => {
  const files = Object.keys(await filesFor('https://loom.test', '/shop/'));
  expect(files).toEqual(['_headers', 'vercel.json', 'nginx-maps.conf', 'nginx-folder.conf']);
});

test.each([
  ['https://www.loom.test', 'loom.test'],
  ['https://localhost', undefined],
  ['https://127.0.0.1', undefined],
])('besides %s people type %s', async (site, other) => {
  const { 'nginx-http.conf': text = '' } = await filesFor(site);
  const names = [site.replace('https://', ''), other].filter(Boolean).join(' ');
  expect(text).toContain(`server_name ${names};`);
});

test.each<[what: string, change: Partial<HostSite>, said: RegExp]>([
  [
    'a policy',
    { policies: new Map([['story.html', 'x'.repeat(2000)]]) },
    /^A line of _headers has 2027 characters .*\nGive the page fewer /,
  ],
  [
    'a rule',
    { pages: new Map(Array.from({ length: 100 }, (_, page) => [`/${page}`, `${page}.html`])) },
    /^_headers has 10\d rules; Cloudflare takes 100\.\nLeave out /,
  ],
])('stops the build before Cloudflare would leave out %s', async (_, change, said) => {
  const site = await smallSite();
  expect(() => publishedFiles({ ...site, ...change })).toThrow(said);
});
