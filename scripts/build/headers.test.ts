import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { adminHeaders, cacheControl, headersOf } from './headers.ts';

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

test('only files in folders of hashed files are cached for a year', () => {
  expect(cacheControl('/_astro/a.1x2y3z.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/x/_astro/a.js')).toBe('public, max-age=0, must-revalidate');
});
