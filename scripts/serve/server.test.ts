import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, answers, headersOfAnswer } from '#tests/answers.ts';
import { writeSite } from '#tests/writeSite.ts';
import { serve } from './server.ts';

const shown = answers.filter(([, status]) => status !== 301).map(([, , file]) => file);
const others = ['story/index.html', 'ru/team/index.html', 'de/contact/index.html', 'a file.txt'];
const hidden = ['_headers'];
const paths = [...shown, ...others, ...hidden, '_astro/island.1a2b3c.js'];
/** The content of each file is its name. */
const files = Object.fromEntries(paths.map((path) => [path, path]));

test.each<[...Answer, base?: string]>([
  ...answers,
  ['/a%20file.txt', 200, 'a file.txt'],
  ['/story/index.html', 301, '/story/'],
  ['/_astro/island.1a2b3c.js', 200, '_astro/island.1a2b3c.js'],
  ['//example.com/..', 404, '404.html'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, '404.html'],
  ['/story%00.html', 404, '404.html'],
  ['/%E0%A4%A', 404, '404.html'],
  ['/shop/', 200, 'index.html', '/shop'],
  ['/shop?a', 301, '/shop/?a', 'shop/'],
  ['/shop/de', 301, '/shop/de/', '/shop/'],
  ['/story/', 404, '404.html', '/shop'],
  ['/shopping', 404, '404.html', '/shop'],
])('answers %s with %i and %s', async (path, status, shown, base) => {
  const { headers, body, ...answer } = await ask(path, { base });
  expect([answer.status, headers.location ?? body]).toEqual([status, shown]);
  expect(headers).toMatchObject(headersOfAnswer([path, status, shown]));
});

test.each([
  ['/story/', 'text/html; charset=utf-8'],
  ['/_astro/island.1a2b3c.js', 'text/javascript; charset=utf-8'],
])('sends %s as %s, compressed for those who accept it', async (path, type) => {
  const packed = await ask(path, { accept: 'gzip, deflate, br, zstd' });
  expect(packed.headers).toMatchObject({ 'content-type': type, 'content-encoding': 'br' });
  const plain = await ask(path, { accept: 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.body).toBe(plain.body);
});

/** The response to one request. Not fetch, which normalises URLs and follows redirects. */
async function ask(path: string, { base = '', accept = '' }) {
  const site = await serve({ directory: await writeSite(files), port: 0, base });
  onTestFinished(site.close);
  const { port } = new URL(site.url);
  const asked = request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': accept } });
  const [response] = await once(asked.end(), 'response');
  const bytes = Buffer.concat(await response.toArray());
  const isPacked = response.headers['content-encoding'] === 'br';
  const body = String(isPacked ? brotliDecompressSync(bytes) : bytes);
  return { status: response.statusCode, headers: response.headers, body };
}
