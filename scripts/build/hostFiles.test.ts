import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { writeSite } from '#tests/writeSite.ts';
import { adminHeaders, cacheControl, headersOf } from './headers.ts';
import { headersFile } from './headersFile.ts';
import { readHostSite } from './hostSite.ts';
import { nginxFiles } from './nginx.ts';

test('vercel.json has the headers of pages for every address, and those of the CMS', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const listOf = (headers: object) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  expect(headers).toEqual([
    { source: '/(.*)', headers: listOf(headersOf('index.html')) },
    { source: '/admin/(.*)', headers: listOf(adminHeaders) },
  ]);
});

test('netlify.toml has the 404 page of every language', () => {
  const { redirects } = parseToml(readFileSync('netlify.toml', 'utf8'));
  const rules = translatedLanguages.map((code) => {
    return { from: `/${code}/*`, to: `/${code}/404.html`, status: 404 };
  });
  expect(redirects).toEqual(rules);
});

/** The parts of _headers: an address and its headers. */
function rulesFor(files: string[]): string[][] {
  const rules = headersFile(files).split(/\n(?=\/)/);
  return rules.map((rule) => rule.trim().split(/\n +/));
}

const year = 'public, max-age=31536000, immutable';

test('only files with a hash in their name are kept', () => {
  expect(cacheControl('/_astro/a.1x2y3z.js')).toBe(year);
  expect(cacheControl('/x/_astro/a.js')).toBe('public, max-age=0, must-revalidate');
});

test('_headers has every header for every address, and a year for each hashed file alone', () => {
  const headers = Object.entries(headersOf('index.html')).map((header) => header.join(': '));
  const files = ['index.html', '_astro/a.1b2c.js', 'fonts/b.3d.woff2', 'robots.txt'];
  expect(rulesFor(files)).toEqual([
    ['/*', ...headers],
    ['/_astro/a.1b2c.js', `Cache-Control: ${year}`],
    ['/fonts/b.3d.woff2', `Cache-Control: ${year}`],
  ]);
});

test('_headers has no more rules than Cloudflare reads, and leaves out pictures of links first', () => {
  const pictures = Array.from({ length: 120 }, (_, index) => `share/${index}.png`);
  const addresses = rulesFor([...pictures, 'fonts/a.woff2']).map(([address]) => address);
  expect(addresses).toHaveLength(100);
  expect(addresses.slice(0, 3)).toEqual(['/*', '/fonts/a.woff2', '/share/0.png']);
});

test('a folder below a domain gets no file for the whole domain, and the CMS its header', async () => {
  const [, rule] = rulesFor(['admin/index.html']);
  const header = 'Cross-Origin-Opener-Policy';
  const value = 'same-origin-allow-popups';
  expect(rule).toEqual(['/admin/*', `! ${header}`, `${header}: ${value}`]);
  const directory = await writeSite({ 'admin/index.html': '', '404.html': '' });
  // tests/release/nginx.spec.ts runs nginx itself, without the CMS.
  const files = nginxFiles(await readHostSite(directory, 'https://loom.test', '/shop'));
  expect(Object.keys(files)).toEqual(['nginx-maps.conf', 'nginx-folder.conf']);
  expect(files['nginx-maps.conf']).toContain(`"~^/shop/admin/index\\.html$" "${value}";`);
});
