import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import {
  answerHeaders,
  cacheControl,
  headersOf,
  inlineHashes,
  metaPolicyOf,
  pageHeaders,
  policyHeader,
  policyOf,
  readPolicies,
  writePolicies,
} from './headers.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test.each([
  ['Strict-Transport-Security', /^max-age=\d{8}/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin/],
  ['Permissions-Policy', /\bcamera=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Embedder-Policy', /^require-corp$/],
])('a page has the header %s', (name, value) => {
  expect(headersOf('index.html', Buffer.from(''))[name]).toMatch(value);
});

test('a policy allows nothing unsafe, nor any other host to load from', () => {
  const policy = policyOf('<script>a</script><style>b</style>');
  expect(policy).not.toMatch(/unsafe-|data:|blob:/);
  expect(policy.replace(/form-action[^;]*/, '')).not.toMatch(/https?:|\*/);
});

test.each([
  ['any page', "default-src 'none'"],
  // The mail program, and where Gmail signs people in.
  ['any page', 'form-action mailto: https://*.google.com'],
  ['any page', "base-uri 'none'"],
  ['any page', "frame-ancestors 'none'"],
  ['any page', "require-trusted-types-for 'script'"],
  ['a page without scripts', "script-src 'none'"],
  ['<script>a</script>', `script-src 'strict-dynamic' '${hash('a')}'`],
  ['<style>b</style>', `style-src 'self' '${hash('b')}'`],
])('the policy of %s has the directive %s', (html, directive) => {
  expect(policyOf(html).split('; ')).toContain(directive);
  // Browsers refuse this one inside a page.
  const inside = metaPolicyOf(html).split(';').includes(directive);
  expect(inside).toBe(!directive.startsWith('frame-ancestors'));
});

test.each([
  ['de/story.html', true],
  ['favicon.svg', false],
  ['_astro/a.js', false],
  ['robots.txt', false],
])('%s has the headers of a page: %s', (path, isPage) => {
  const html = '<script>a</script>';
  expect(headersOf(path, Buffer.from(html))).toEqual({
    ...answerHeaders,
    ...(isPage && { ...pageHeaders, [policyHeader]: policyOf(html) }),
  });
});

test.each([
  ['/_astro/a.1x2y3z.js', 'public, max-age=31536000, immutable'],
  ['/fonts/onest-latin.1x2y3z.woff2', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=0, must-revalidate'],
  ['/x/_astro/a.js', 'public, max-age=0, must-revalidate'],
])('%s is kept as long as %s', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});

test.each<[part: string, html: string, scripts: string[], styles: string[]]>([
  ['a style as it stands', '<style>\n a { }</style>', [], ['\n a { }']],
  ['a script as it stands', '<script type="module"> run("</p>") </script>', [' run("</p>") '], []],
  ['a script with another attribute in src', '<script data-src="x">a</script>', ['a'], []],
  ['no script from a file', '<script src="/a.js"></script>', [], []],
  ['no data', '<script type="application/ld+json">{}</script>', [], []],
  ['no element that only begins like one', '<script-like>a</script-like>', [], []],
])('hashes %s', (_, html, scripts, styles) => {
  const hashes = { scripts: scripts.map(hash), styles: styles.map(hash) };
  expect(inlineHashes(html)).toEqual(hashes);
});

test('puts the policy of a page before everything it governs, with the hashes of its own parts', async () => {
  const start = '<!doctype html><html lang="en"><head><meta charset="utf-8">';
  const end = '<style>a</style></head><body><script>b</script></body></html>';
  const directory = await writeSite({
    'index.html': start + end,
    'de/story.html': '<meta charset="utf-8"><style>c</style>',
    '_astro/unused.js': 'd',
  });
  await writePolicies(directory);
  const meta = metaPolicyOf(start + end);
  expect(await readFile(join(directory, 'index.html'), 'utf8')).toBe(
    `${start}<meta http-equiv="content-security-policy" content="${meta}">${end}`,
  );
  expect([...(await readPolicies(directory))]).toEqual([
    ['de/story.html', policyOf('<style>c</style>')],
    ['index.html', policyOf(start + end)],
  ]);
});

test('pins the script files that a page loads by their bytes, and no others', async () => {
  const directory = await writeSite({
    'team.html':
      '<meta charset="utf-8"><astro-island component-url="/shop/_astro/island.js"></astro-island>',
    '_astro/island.js': 'import "./react.js"',
    '_astro/react.js': 'export {}',
    '_astro/form.js': 'import "./react.js"',
  });
  await writePolicies(directory, '/shop');
  const integrity = {
    '/shop/_astro/island.js': hash('import "./react.js"'),
    '/shop/_astro/react.js': hash('export {}'),
  };
  const map = JSON.stringify({ integrity });
  expect(await readFile(join(directory, 'team.html'), 'utf8')).toContain(
    `<script type="importmap">${map}</script>`,
  );
  expect((await readPolicies(directory)).get('team.html')).toContain(
    `'${[hash(map), ...Object.values(integrity)].join("' '")}'`,
  );
});
