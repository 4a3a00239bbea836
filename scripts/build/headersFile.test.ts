import { expect, test } from 'vitest';
import { headersOf } from './headers.ts';
import { headersFile } from './headersFile.ts';

/** The parts of _headers: an address and its headers. */
function rulesFor(files: string[]): string[][] {
  const rules = headersFile(files).split(/\n(?=\/)/);
  return rules.map((rule) => rule.trim().split(/\n +/));
}

test('_headers has every header for every address, and a year for each hashed file alone', () => {
  const year = 'Cache-Control: public, max-age=31536000, immutable';
  const headers = Object.entries(headersOf('index.html')).map((header) => header.join(': '));
  const files = ['index.html', '_astro/a.1b2c.js', 'fonts/b.3d.woff2', 'robots.txt'];
  expect(rulesFor(files)).toEqual([
    ['/*', ...headers],
    ['/_astro/a.1b2c.js', year],
    ['/fonts/b.3d.woff2', year],
  ]);
});

test('_headers replaces the opener policy for the CMS', () => {
  const [, rule] = rulesFor(['admin/index.html']);
  const header = 'Cross-Origin-Opener-Policy';
  expect(rule).toEqual(['/admin/*', `! ${header}`, `${header}: same-origin-allow-popups`]);
});
