import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeSite } from '#scripts/steps/writeSite.ts';
import { caddyFile } from './caddy.ts';
import { headersFile, vercelFile } from './cloudHosts.ts';
import { answerHeaders, contentSecurityPolicy, inlineHashes, pageHeaders } from './headers.ts';
import { type HostSite, readHostSite, usualPlace } from './hostSite.ts';
import { writeHostFiles } from './hosts.ts';
import { nginxFile, nginxHttpFile } from './nginx.ts';

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
])('%s has every header of the one list, and the policy of each page once', (_, write) => {
  const text = write();
  for (const [name, value] of Object.entries({ ...answerHeaders(), ...pageHeaders() })) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  expect(text.split(contentSecurityPolicy(inlineHashes(story)))).toHaveLength(2);
  expect(text).toContain('max-age=31536000, immutable');
});

test('gives Netlify and Cloudflare the policy of a page at its address, and nowhere else', () => {
  const rules = headersFile(site).split(/^(?=\/)/m);
  const withPolicy = rules.filter((rule) => rule.includes('Content-Security-Policy'));
  expect(withPolicy.map((rule) => rule.split('\n')[0])).toEqual(['/de/', '/', '/story']);
});

test('gives Vercel one rule for everything and one for each folder of hashed files', () => {
  const { cleanUrls, headers } = JSON.parse(vercelFile(site));
  expect(cleanUrls).toBe(true);
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/(.*)',
    '/de(/?)',
    '/',
    '/story',
    '/_astro/(.*)',
    '/drawings/(.*)',
    '/fonts/(.*)',
    '/share/(.*)',
  ]);
});

test('stops the build before Cloudflare would leave out a policy or a rule', () => {
  const policies = new Map([['story.html', 'x'.repeat(2000)]]);
  expect(() => headersFile({ ...site, policies })).toThrow(
    /^A line of _headers has 2027 characters .*\nGive the page fewer /,
  );
  const pages = new Map(Array.from({ length: 100 }, (_, page) => [`/${page}`, `${page}.html`]));
  expect(() => headersFile({ ...site, pages })).toThrow(
    /^_headers has 10\d rules; Cloudflare takes 100\.\nLeave out /,
  );
});

test('repeats every header for the 404 pages of Caddy, whose errors begin without any', () => {
  const [, ...lost] = caddyFile(site, place).split(/rewrite \* .*404\.html/);
  expect(lost).toHaveLength(2);
  for (const part of lost) {
    for (const name of Object.keys({ ...answerHeaders(), ...pageHeaders() })) {
      expect(part).toContain(`${name} "`);
    }
    expect(part).toContain('Content-Security-Policy "');
  }
});

test('shows the 404 page in the language of the address', () => {
  expect(nginxFile(site, place)).toContain('"~^/de/" /de/404.html;');
  expect(caddyFile(site, place)).toContain('handle /de/* {');
});

test('has no redirect from the root without its slash', () => {
  expect([...site.redirects.keys()]).toEqual([
    '/de/index.html',
    '/de/index',
    '/de',
    '/index.html',
    '/index',
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
    const hosts = ['nginx-http.conf', 'nginx.conf', 'Caddyfile'].map((name) => `hosts/${name}`);
    const names = ['_headers', 'vercel.json', ...hosts];
    return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  };
  expect(await written()).toEqual(await written());
});

test.each([
  ['https://example.com', 'https://www.example.com'],
  ['https://www.example.com', 'https://example.com'],
])('at %s sends on who asks for %s, in plain and behind TLS', (address, other) => {
  const there = usualPlace({ site: address, base: '/' });
  const [name, otherName] = [address, other].map((one) => one.replace('https://', ''));
  expect(nginxHttpFile(there)).toContain(`server_name ${name} ${otherName};`);
  expect(nginxFile(site, there)).toMatch(
    new RegExp(`server_name ${otherName};[^}]+return 301 ${address}\\$request_uri;`),
  );
  expect(caddyFile(site, there)).toContain(`\n${other} {\n\tredir ${address}{uri} 301\n}`);
});

test('adds no www to the name of a machine or to a number', () => {
  for (const address of ['https://localhost', 'https://127.0.0.1']) {
    const there = usualPlace({ site: address, base: '/' });
    expect(nginxFile(site, there)).not.toContain('www.');
    expect(caddyFile(site, there)).not.toContain('www.');
  }
});
