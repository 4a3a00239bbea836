import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { readHeaders } from '#scripts/build/preview.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';

const headers = readHeaders();
const nginx = readFileSync('docs/nginx.conf', 'utf8');

test('vercel.json has the headers of public/_headers', () => {
  const rules = Object.entries(headers).map(([address, headers]) => ({
    source: address.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  expect(JSON.parse(readFileSync('vercel.json', 'utf8')).headers).toEqual(rules);
});

test.each(Object.keys(headers))('docs/nginx.conf has the headers of public/_headers: %s', (at) => {
  const path = at.replace('*', 'any');
  const lines = nginx.matchAll(/^ {2}add_header (\S+) (?:"(.+)"|\$(\S+)) always;$/gm);
  const sent = [...lines].map(([, name, value, map = '']) => [name, value ?? inMap(map, path)]);
  // The other hosts have browsers ask again by themselves.
  const asked = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  expect(Object.fromEntries(sent)).toEqual({ ...asked, ...headers['/*'], ...headers[at] });
});

/** What a map of nginx.conf makes of a path. */
function inMap(map: string, path: string): string | undefined {
  const lines = new RegExp(` \\$${map} {\n  default "(.+)";\n  "~(.+)" "(.+)";\n}`).exec(nginx);
  const [, usual, pattern = '', special] = lines ?? [];
  return new RegExp(pattern).test(path) ? special : usual;
}

test('netlify.toml and docs/nginx.conf have the 404 page of every language', () => {
  const { redirects } = parseToml(readFileSync('netlify.toml', 'utf8'));
  const rules = translatedLanguages.map((code) => {
    return { from: `/${code}/*`, to: `/${code}/404.html`, status: 404 };
  });
  expect(redirects).toEqual(rules);
  const [, inNginx = ''] = /<website_language>([^)]+)/.exec(nginx) ?? [];
  expect(inNginx.split('|').sort()).toEqual([...translatedLanguages].sort());
});
