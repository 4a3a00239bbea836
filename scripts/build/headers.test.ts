import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { translatedLanguages } from '#src/i18n/languages.ts';
import {
  adminHeaders,
  cacheControl,
  pictureAddresses,
  pictureHeaders,
  siteHeaders,
} from './headers.ts';

test('vercel.json has the same headers, and those of pictures and the CMS', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const listOf = (headers: object) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  expect(headers).toEqual([
    { source: '/(.*)', headers: listOf(siteHeaders) },
    ...pictureAddresses.map((address) => ({
      source: address.replace('*', '(.*)'),
      headers: listOf(pictureHeaders),
    })),
    { source: '/admin/(.*)', headers: listOf(adminHeaders) },
  ]);
});

test('docs/nginx.conf has the same headers, and the 404 page of every language', () => {
  const example = readFileSync('docs/nginx.conf', 'utf8');
  // Those that differ by address are tested with nginx itself, as are the answers.
  for (const name of ['Permissions-Policy', 'Content-Security-Policy', 'Referrer-Policy']) {
    expect(example).toContain(`add_header ${name} "${siteHeaders[name]}" always;`);
  }
  const [, languages = ''] = /<website_language>([^)]+)/.exec(example) ?? [];
  expect(languages.split('|').sort()).toEqual([...translatedLanguages].sort());
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
