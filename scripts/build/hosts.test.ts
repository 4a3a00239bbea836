import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { writeSite } from '#tests/writeSite.ts';
import { headersFile } from './cloudHosts.ts';
import { adminHeaders, answerHeaders, pageHeaders } from './headers.ts';
import { readHostSite } from './hostSite.ts';
import { nginxFiles } from './nginx.ts';

/** Every file that a build for the address writes for nginx, by its name. */
async function filesFor(address: string, base?: string): Promise<Record<string, string>> {
  const pages = { 'index.html': '', 'story/index.html': '', '404.html': '' };
  const below = { 'de/index.html': '', 'de/404.html': '' };
  const directory = await writeSite({ ...pages, ...below });
  return nginxFiles(await readHostSite(directory, address, base));
}

// tests/release/nginx.spec.ts runs nginx itself with its files.
test('a folder below a domain gets no file that would speak for the whole domain', async () => {
  const files = Object.keys(await filesFor('https://loom.test', '/shop/'));
  expect(files).toEqual(['nginx-maps.conf', 'nginx-folder.conf']);
});

const all = { ...answerHeaders, ...pageHeaders };

test('_headers has every header for every address, and a year for each hashed file alone', () => {
  const [everywhere, ...files] = rulesOf(
    headersFile(['index.html', '_astro/a.1b2c.js', 'fonts/b.3d.woff2', 'robots.txt']),
  );
  const headers = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  expect(everywhere).toEqual(['/*', ...headers]);
  const year = 'Cache-Control: public, max-age=31536000, immutable';
  expect(files).toEqual([
    ['/_astro/a.1b2c.js', year],
    ['/fonts/b.3d.woff2', year],
  ]);
});

test('_headers has no more rules than Cloudflare reads, and leaves out pictures of links first', () => {
  const pictures = Array.from({ length: 120 }, (_, index) => `share/${index}.png`);
  const addresses = rulesOf(headersFile([...pictures, 'fonts/a.woff2'])).map(([first]) => first);
  expect(addresses).toHaveLength(100);
  expect(addresses.slice(0, 3)).toEqual(['/*', '/fonts/a.woff2', '/share/0.png']);
});

test('vercel.json has every header for every address', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const list = Object.entries(all).map(([key, value]) => ({ key, value }));
  const ofAdmin = Object.entries(adminHeaders).map(([key, value]) => ({ key, value }));
  expect(headers).toEqual([
    { source: '/(.*)', headers: list },
    { source: '/admin/(.*)', headers: ofAdmin },
  ]);
});

test('netlify.toml has the 404 page of every language', () => {
  const { redirects } = parseToml(readFileSync('netlify.toml', 'utf8'));
  const translated = languageCodes.filter((code) => code !== defaultLanguage);
  const rules = translated.map((code) => ({
    from: `/${code}/*`,
    to: `/${code}/404.html`,
    status: 404,
  }));
  expect(redirects).toEqual(rules);
});

/** The parts of _headers: an address and its headers. */
function rulesOf(text: string): string[][] {
  return text.split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n +/));
}

test('only a site with the CMS has other headers for its page', async () => {
  const admin = { 'admin/index.html': '', 'index.html': '' };
  const [, rule] = rulesOf(headersFile(Object.keys(admin)));
  expect(rule).toEqual([
    '/admin/*',
    '! Cross-Origin-Opener-Policy',
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
  ]);
  const site = await readHostSite(await writeSite(admin), 'https://loom.test', '/shop');
  const map = nginxFiles(site)['nginx-maps.conf'];
  expect(map).toContain('"~^/shop/admin/index\\.html$" "same-origin-allow-popups";');
  const without = {
    ...(await filesFor('https://loom.test')),
    _headers: headersFile(['index.html']),
  };
  expect(JSON.stringify(without)).not.toMatch(/admin|popups/);
});
