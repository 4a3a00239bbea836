import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { cacheControl, headersOf } from '#scripts/build/headers.ts';
import { writeSite } from '#tests/writeSite.ts';
import { serve } from './server.ts';

const story = '<h1>Story</h1><script>tell()</script>';
const files = {
  'index.html': 'Home',
  'story.html': story,
  'story/weaver.html': 'Weaver',
  'de/index.html': 'Start',
  '404.html': 'Lost',
  'de/404.html': 'Verirrt',
  '_astro/island.1a2b3c.js': 'export {};',
  'a file.txt': 'spaced',
  _headers: '/*',
  'vercel.json': '{}',
};

test.each<[base: string, path: string, status: number, saidOrLocation: string]>([
  ['', '/', 200, 'Home'],
  ['', '/story?from=mail', 200, story],
  ['', '/story/weaver', 200, 'Weaver'],
  ['', '/de/', 200, 'Start'],
  ['', '/a%20file.txt', 200, 'spaced'],
  ['', '/de', 308, '/de/'],
  ['', '/index.html', 308, '/'],
  ['', '/de/index?a', 308, '/de/?a'],
  ['', '/story/?a=b&c=%20?', 308, '/story?a=b&c=%20?'],
  ['', '/story.html', 308, '/story'],
  ['', '/nothing', 404, 'Lost'],
  ['', '/404.html', 404, 'Lost'],
  ['', '/_headers', 404, 'Lost'],
  ['', '//example.com/..', 404, 'Lost'],
  ['', '/%2e%2e/%2e%2e/etc/passwd', 404, 'Lost'],
  ['', '/story%00.html', 404, 'Lost'],
  ['', '/%E0%A4%A', 404, 'Lost'],
  ['', '/de/404', 404, 'Verirrt'],
  ['', '/de/story/more', 404, 'Verirrt'],
  ['/shop', '/shop/', 200, 'Home'],
  ['shop/', '/shop?a', 308, '/shop/?a'],
  ['/shop/', '/shop/de', 308, '/shop/de/'],
  ['/shop', '/story', 404, 'Lost'],
  ['/shop', '/shopping', 404, 'Lost'],
])('below "%s" answers %s with %i and %s', async (base, path, status, saidOrLocation) => {
  const { headers, body, ...answer } = await ask(path, { base });
  expect([answer.status, headers.location ?? body]).toEqual([status, saidOrLocation]);
});

test.each([
  ['/story', 'story.html', 'text/html; charset=utf-8'],
  ['/_astro/island.1a2b3c.js', '_astro/island.1a2b3c.js', 'text/javascript; charset=utf-8'],
])(
  'sends %s with the headers of its kind, compressed for those who accept it',
  async (path, file, type) => {
    const { headers, body } = await ask(path, { accept: 'gzip, deflate, br, zstd' });
    const wanted = Object.entries({
      ...headersOf(file, Buffer.from(story)),
      'Cache-Control': cacheControl(path),
      'Content-Type': type,
      'Content-Encoding': 'br',
    });
    const named = Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value]));
    expect(headers).toMatchObject(named);
    const plain = await ask(path, { accept: 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(body).toBe(plain.body);
  },
);

/** One answer of a server of its own. Not fetch: it tidies addresses and follows redirects by itself. */
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
