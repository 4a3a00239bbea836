import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '#scripts/steps/writeSite.ts';
import {
  answerHeaders,
  cacheControl,
  contentSecurityPolicy,
  headersOf,
  inlineHashes,
  metaPolicy,
  readPolicies,
  strictTransport,
  withPolicy,
  writePolicies,
} from './headers.ts';

const none = { scripts: [], styles: [] };
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('never allows anything unsafe, nor any other host to load from', () => {
  const policy = contentSecurityPolicy({ scripts: ['sha256-a'], styles: ['sha256-b'] });
  expect(policy).not.toMatch(/unsafe-|data:|blob:/);
  expect(policy.replace(/form-action[^;]*/, '')).not.toMatch(/https?:|\*/);
});

test('names the hash of an inline script only for scripts, and of a style only for styles', () => {
  const policy = contentSecurityPolicy({ scripts: ['sha256-a'], styles: ['sha256-b'] });
  expect(policy).toContain("script-src 'strict-dynamic' 'sha256-a';");
  expect(policy).toContain("style-src 'self' 'sha256-b';");
});

test.each([
  "default-src 'none'",
  "script-src 'none'",
  // The mail program, and where Gmail signs people in.
  'form-action mailto: https://*.google.com',
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
])('a page without scripts and styles has the directive %s', (directive) => {
  expect(contentSecurityPolicy(none).split('; ')).toContain(directive);
});

test('sends the policy of a page and the isolating headers with the page', () => {
  const html = '<script>a</script>';
  expect(headersOf('de/story.html', Buffer.from(html))).toMatchObject({
    ...answerHeaders(),
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes(html)),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

test.each(['favicon.svg', '_astro/a.js', 'fonts/a.woff2', 'robots.txt'])(
  'sends with %s only what a browser heeds there, in less than 200 bytes',
  (path) => {
    const headers = headersOf(path, Buffer.from('<script>a</script>'));
    expect(headers).toEqual({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(Object.entries(headers).flat().join(': ').length).toBeLessThan(200);
  },
);

test('promises HTTPS for the name of the site alone, unless the owner decides otherwise', () => {
  expect(strictTransport.host).toMatch(/^max-age=\d{8,}$/);
  expect(strictTransport.subdomains).toBe(`${strictTransport.host}; includeSubDomains`);
  expect(strictTransport.preload).toBe(`${strictTransport.subdomains}; preload`);
});

test('hashes the text of inline scripts and styles exactly as it stands', () => {
  const html = '<style>\n a { color: red }</style><script type="module"> run("</p>") </script>';
  expect(inlineHashes(html)).toEqual({
    scripts: [hash(' run("</p>") ')],
    styles: [hash('\n a { color: red }')],
  });
});

test('hashes what a browser sees where a file has Windows line ends', () => {
  expect(inlineHashes('<script>a\r\nb</script>').scripts).toEqual([hash('a\nb')]);
});

test.each([
  ['a script from a file', '<script src="/a.js"></script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
  ['a tag in a comment', '<!-- <script>a</script> -->'],
  ['an element whose name only begins like one', '<script-like>a</script-like>'],
])('leaves out %s', (_, html) => {
  expect(inlineHashes(html)).toEqual(none);
});

test.each([
  ['an attribute that contains a bracket', '<script data-a="1 > 0">a</script>'],
  ['an attribute whose name only ends in src', '<script data-src="x">a</script>'],
  ['capitals', '<SCRIPT TYPE="MODULE">a</SCRIPT>'],
  ['speculation rules', '<script type=speculationrules>a</script>'],
  ['a script after a comment that opens one', '<!-- <script> --><script>a</script>'],
])('hashes %s', (_, html) => {
  expect(inlineHashes(html).scripts).toEqual([hash('a')]);
});

test('reads a comment mark inside a script as part of the script', () => {
  const html = '<script>"<!--"</script><script>b</script>';
  expect(inlineHashes(html).scripts).toEqual([hash('"<!--"'), hash('b')]);
});

test('gives each page a policy of its own, in an order of its own', async () => {
  const directory = await writeSite({
    'index.html': '<script>a</script><style>s</style>',
    'de/index.html': '<script>b</script>',
    'notes.txt': '<script>c</script>',
  });
  expect([...(await readPolicies(directory))]).toEqual([
    ['de/index.html', contentSecurityPolicy({ scripts: [hash('b')], styles: [] })],
    ['index.html', contentSecurityPolicy({ scripts: [hash('a')], styles: [hash('s')] })],
  ]);
});

test('caches hashed files for a year and revalidates everything else', () => {
  for (const path of [
    '/_astro/a.1x2y3z.js',
    '/fonts/onest-latin.1x2y3z.woff2',
    '/share/home-en.1x2y3z.png',
  ]) {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/', '/de/story', '/favicon.svg', '/x/_astro/a.js']) {
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate');
  }
});

test('gives a page the whole policy but for the one directive that only a header may carry', () => {
  const hashes = { scripts: ['sha256-a'], styles: ['sha256-b'] };
  expect([...metaPolicy(hashes).split(';'), "frame-ancestors 'none'"]).toEqual(
    contentSecurityPolicy(hashes).split('; '),
  );
});

test('puts the policy of a page before everything it governs, and leaves the rest alone', () => {
  const start = '<!doctype html><html lang="en"><head><meta charset="utf-8">';
  const end = '<style>a</style></head><body><script>b</script></body></html>';
  const policy = metaPolicy({ scripts: [hash('b')], styles: [hash('a')] });
  expect(withPolicy(start + end, 'a.html', { '/_astro/unused.js': 'c' })).toBe(
    `${start}<meta http-equiv="content-security-policy" content="${policy}">${end}`,
  );
});

test('names a page without the charset that the policy goes after', () => {
  expect(() => withPolicy('<h1>Bare</h1>', 'de/bare.html', {})).toThrow(/^de\/bare\.html has no /);
});

test('writes into each page only the hashes of its own parts', async () => {
  const directory = await writeSite({
    'index.html': '<meta charset="utf-8"><script>a</script>',
    'de/story.html': '<meta charset="utf-8"><style>b</style>',
  });
  await writePolicies(directory);
  const read = (page: string) => readFile(join(directory, page), 'utf8');
  expect(await read('index.html')).toContain(metaPolicy({ scripts: [hash('a')], styles: [] }));
  expect(await read('de/story.html')).toContain(metaPolicy({ scripts: [], styles: [hash('b')] }));
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
