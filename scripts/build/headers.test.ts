import { expect, test } from 'vitest';
import { cacheControl, headersOf } from './headers.ts';

const ofAll = {
  'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const ofPages = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringContaining('camera=()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

test.each([
  ['de/story.html', { ...ofAll, ...ofPages }],
  [
    'admin/index.html',
    { ...ofAll, ...ofPages, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
  ],
  ['_astro/a.js', ofAll],
])('%s has the headers of its kind, and no others', (path, headers) => {
  expect(headersOf(path)).toEqual(headers);
});

test.each([
  ['/_astro/a.1x2y3z.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=0, must-revalidate'],
  ['/x/_astro/a.js', 'public, max-age=0, must-revalidate'],
])('%s is kept as long as %s', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});
