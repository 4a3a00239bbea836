import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { answerHeaders, headersOf } from '#scripts/build/headers.ts';
import { writeSite } from '#tests/writeSite.ts';
import { type RunningSite, serve } from './server.ts';

const story = '<h1>Story</h1><script>tell()</script>';
const files = {
  'index.html': 'Home',
  'story.html': story,
  'de/index.html': 'Start',
  '404.html': 'Lost',
  'de/404.html': 'Verirrt',
  '_astro/island.1a2b3c.js': 'export {};',
  'icon.png': Buffer.from([1, 2, 3]),
  'a file.txt': 'spaced',
  _headers: '/*',
  'vercel.json': '{}',
};

test.each<[path: string, status: number, saidOrLocation: string]>([
  ['/', 200, 'Home'],
  ['/story?from=mail', 200, story],
  ['/de/', 200, 'Start'],
  ['/a%20file.txt', 200, 'spaced'],
  ['/de', 308, '/de/'],
  ['/index.html', 308, '/'],
  ['/de/index?a', 308, '/de/?a'],
  ['/story/?a=b&c=%20?', 308, '/story?a=b&c=%20?'],
  ['/story.html', 308, '/story'],
  ['/nothing', 404, 'Lost'],
  ['/404.html', 404, 'Lost'],
  ['/_headers', 404, 'Lost'],
  ['/vercel.json', 404, 'Lost'],
  ['/toString', 404, 'Lost'],
  ['//example.com/..', 404, 'Lost'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Lost'],
  ['/story%00.html', 404, 'Lost'],
  ['/%E0%A4%A', 404, 'Lost'],
  ['/de/404', 404, 'Verirrt'],
  ['/de/story/more', 404, 'Verirrt'],
])('answers %s with %i and %s', async (path, status, saidOrLocation) => {
  const { headers, body, ...answer } = await ask(await start(), path);
  expect([answer.status, headers.location ?? String(body)]).toEqual([status, saidOrLocation]);
});

test.each<[path: string, status: number, location?: string]>([
  ['/shop/', 200],
  ['/shop/story', 200],
  ['/shop?a', 308, '/shop/?a'],
  ['/shop/de', 308, '/shop/de/'],
  ['/story', 404],
  ['/shopping', 404],
])('below /shop answers %s with %i', async (path, status, location) => {
  for (const base of ['/shop', '/shop/', 'shop']) {
    const site = await start(base);
    expect(new URL(site.url).pathname).toBe('/shop/');
    const answer = await ask(site, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  }
});

test('compresses for those who accept it', async () => {
  const site = await start();
  const packed = await ask(site, '/story', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(packed.body))).toBe(story);
  const plain = await ask(site, '/story', { 'accept-encoding': 'gzip' });
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([
    undefined,
    'Accept-Encoding',
  ]);
  expect(String(plain.body)).toBe(story);
});

test.each<[path: string, type: string, cache: string, headers: Record<string, string>]>([
  [
    '/story',
    'text/html; charset=utf-8',
    'must-revalidate',
    headersOf('a.html', Buffer.from(story)),
  ],
  ['/_astro/island.1a2b3c.js', 'text/javascript; charset=utf-8', 'immutable', answerHeaders],
  ['/icon.png', 'image/png', 'must-revalidate', answerHeaders],
])('sends %s with the headers of its kind', async (path, type, cache, wanted) => {
  const { headers } = await ask(await start(), path, { 'accept-encoding': 'br' });
  const security = /^(strict|x-|cross|content-security|referrer|permissions)/;
  const sent = Object.entries(headers).filter(([name]) => security.test(name));
  const named = Object.entries(wanted).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(named));
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toContain(cache);
  expect(headers['content-encoding']).toBe(path.endsWith('.png') ? undefined : 'br');
});

test('answers HEAD without a body, and no other method than GET besides', async () => {
  const site = await start();
  const [head, get] = [await ask(site, '/story', {}, 'HEAD'), await ask(site, '/story')];
  expect(head.body.length).toBe(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  const post = await ask(site, '/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('says what to do where no site has been built, and that a port is taken', async () => {
  await expect(serve({ directory: 'nowhere', port: 0 })).rejects.toThrow(
    'There is no built site in "nowhere".\nRun npm run build first.',
  );
  const port = Number(new URL((await start()).url).port);
  const directory = await writeSite(files);
  await expect(serve({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('survives bytes that are no request, and ends although a connection is open', async () => {
  const directory = await writeSite(files);
  const site = await serve({ directory, port: 0 });
  const port = Number(new URL(site.url).port);
  const stray = connect(port, '127.0.0.1').end('no such thing\r\n\r\n');
  await new Promise((resolve) => stray.resume().once('close', resolve));
  expect((await ask(site, '/')).status).toBe(200);
  const open = connect(port, '127.0.0.1');
  await new Promise((resolve) => open.once('connect', resolve));
  await site.close();
  await (await serve({ directory, port })).close();
});

async function start(base = '/'): Promise<RunningSite> {
  const site = await serve({ directory: await writeSite(files), port: 0, base });
  onTestFinished(site.close);
  return site;
}

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

// Not fetch: it tidies addresses, follows redirects and decodes bodies by itself.
function ask(site: RunningSite, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response));
      const answered = response.headers as Answer['headers'];
      resolve({ status: response.statusCode ?? 0, headers: answered, body });
    });
    sent.on('error', reject).end();
  });
}
