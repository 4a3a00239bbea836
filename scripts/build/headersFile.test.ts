import { expect, test } from 'vitest';
import { siteHeaders } from './headers.ts';
import { headersFile } from './headersFile.ts';

const removed = '! Cross-Origin-Resource-Policy';

/** The parts of _headers: an address and its headers. */
function rulesFor(files: string[], pages = files.join()): string[][] {
  const rules = headersFile(files, pages).split(/\n(?=\/)/);
  return rules.map((rule) => rule.trim().split(/\n +/));
}

test('_headers has every header for every address, and a year for each hashed file alone', () => {
  const year = 'Cache-Control: public, max-age=31536000, immutable';
  const headers = Object.entries(siteHeaders).map((header) => header.join(': '));
  const files = ['index.html', '_astro/a.1b2c.js', 'fonts/b.3d.woff2', 'robots.txt'];
  const rules = rulesFor(files).filter(([, first]) => first !== removed);
  expect(rules).toEqual([
    ['/*', ...headers],
    ['/_astro/a.1b2c.js', year],
    ['/fonts/b.3d.woff2', year],
  ]);
});

test('_headers has no rule for a file that no page but the CMS names', () => {
  const files = ['admin/index.html', '_astro/cms.3e4f.js', '_astro/a.1b2c.js'];
  const rules = rulesFor(files, '<script src="/_astro/a.1b2c.js">');
  expect(rules.flat()).toContain('/_astro/a.1b2c.js');
  expect(rules.flat()).not.toContain('/_astro/cms.3e4f.js');
});

test('_headers replaces the opener policy for the CMS', () => {
  const header = 'Cross-Origin-Opener-Policy';
  const rule = ['/admin/*', `! ${header}`, `${header}: same-origin-allow-popups`];
  expect(rulesFor(['admin/index.html'])).toContainEqual(rule);
  expect(rulesFor(['index.html'])).not.toContainEqual(rule);
});

test.each(['/share/*', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-*'])(
  '_headers lets other sites show %s',
  (address) => {
    const shown = 'Cross-Origin-Resource-Policy: cross-origin';
    expect(rulesFor(['index.html'])).toContainEqual([address, removed, shown]);
  },
);
