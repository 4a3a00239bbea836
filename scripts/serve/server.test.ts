import { once } from 'node:events';
import { request } from 'node:http';
import { connect as connectSecurely } from 'node:http2';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writeSite } from '#scripts/steps/writeSite.ts';
import { type RunningSite, serve } from './server.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'story.html': '<h1>Story</h1><script>tell()</script>',
  'de/index.html': '<h1>Start</h1>',
  'de/story.html': '<h1>Geschichte</h1>',
  '404.html': '<h1>Lost</h1>',
  'de/404.html': '<h1>Verirrt</h1>',
  '_astro/island.1a2b3c.js': 'export {};',
  'art/loom.webp': Buffer.from([1, 2, 3]),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'a file.txt': 'spaced',
  _headers: '/*',
  'vercel.json': '{}',
};

test.each([
  ['/', '<h1>Home</h1>'],
  ['/story', files['story.html']],
  ['/story?from=mail', files['story.html']],
  ['/de/', '<h1>Start</h1>'],
  ['/de/story', '<h1>Geschichte</h1>'],
  ['/a%20file.txt', 'spaced'],
])('answers %s with its file', async (path, text) => {
  const { status, body } = await ask(await start(), path);
  expect([status, body.toString()]).toEqual([200, text]);
});

test.each([
  ['/de', '/de/'],
  ['/index.html', '/'],
  ['/de/index.html', '/de/'],
  ['/index', '/'],
  ['/de/index?a', '/de/?a'],
  ['/story/', '/story'],
  ['/story.html', '/story'],
  ['/de/story/?a=b&c=%20?', '/de/story?a=b&c=%20?'],
])('sends %s on to %s', async (path, location) => {
  const { status, headers } = await ask(await start(), path);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each([
  '/nothing',
  '/404.html',
  '/_headers',
  '/vercel.json',
  '/story/more',
  '/toString',
  '//example.com/',
  '//example.com/..',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cpackage.json',
  '/story%00.html',
])('answers %s with the 404 page', async (path) => {
  const { status, body } = await ask(await start(), path);
  expect([status, body.toString()]).toEqual([404, '<h1>Lost</h1>']);
});

test.each(['/de/nothing', '/de/404', '/de/404.html', '/de/story/more'])(
  'answers %s with the 404 page of its folder',
  async (path) => {
    const { status, body } = await ask(await start(), path);
    expect([status, body.toString()]).toEqual([404, '<h1>Verirrt</h1>']);
  },
);

test('refuses an address that is not written correctly and goes on serving', async () => {
  const site = await start();
  expect((await ask(site, '/%E0%A4%A')).status).toBe(400);
  expect((await ask(site, '/')).status).toBe(200);
});

test('survives bytes that are no request at all', async () => {
  const site = await start();
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.end('no such thing\r\n\r\n');
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect((await ask(site, '/')).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const { status, headers } = await ask(await start(), '/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('answers HEAD with the headers of GET and no body', async () => {
  const site = await start();
  const [head, get] = [await ask(site, '/story', {}, 'HEAD'), await ask(site, '/story')];
  expect(head.body.length).toBe(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['br; q=0, *; q=0', undefined, (bytes: Buffer) => bytes],
])('answers Accept-Encoding "%s" in %s', async (accepted, coding, decode) => {
  const answer = await ask(await start(), '/story', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(decode(answer.body).toString()).toBe(files['story.html']);
});

test('does not compress what is compressed already', async () => {
  const answer = await ask(await start(), '/art/loom.webp', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '3' });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('answers 304 where the browser has the page already, for each coding by itself', async () => {
  const site = await start();
  const brotli = await ask(site, '/story', { 'accept-encoding': 'br' });
  const etag = brotli.headers.etag ?? '';
  const again = await ask(site, '/story', { 'accept-encoding': 'br', 'if-none-match': etag });
  const other = await ask(site, '/story', { 'if-none-match': etag });
  expect([again.status, again.body.length, other.status]).toEqual([304, 0, 200]);
  const listed = { 'accept-encoding': 'br', 'if-none-match': `"old", W/${etag}` };
  expect((await ask(site, '/story', listed)).status).toBe(304);
});

test('sends the content type of each file', async () => {
  const site = await start();
  const type = async (path: string) => (await ask(site, path)).headers['content-type'];
  expect(await type('/')).toBe('text/html; charset=utf-8');
  expect(await type('/_astro/island.1a2b3c.js')).toBe('text/javascript; charset=utf-8');
  expect(await type('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
});

test('sends the policy with pages alone, and the rest with every answer', async () => {
  const site = await start();
  for (const path of ['/story', '/lost', '/de/lost']) {
    const { headers } = await ask(site, path);
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  for (const [path, method] of [
    ['/_astro/island.1a2b3c.js'],
    ['/favicon.svg'],
    ['/de'],
    ['/%'],
    ['/', 'POST'],
  ] as const) {
    const { headers } = await ask(site, path, {}, method);
    expect(headers['content-security-policy'], path).toBeUndefined();
    expect(headers['permissions-policy'], path).toBeUndefined();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('lets browsers cache hashed files and revalidate pages', async () => {
  const site = await start();
  const kept = await ask(site, '/_astro/island.1a2b3c.js');
  expect(kept.headers['cache-control']).toContain('immutable');
  expect((await ask(site, '/')).headers['cache-control']).toContain('must-revalidate');
});

test.each(['/shop', '/shop/', 'shop'])('lives below the base "%s"', async (base) => {
  const site = await start(base);
  const answers = async (path: string) => {
    const { status, headers } = await ask(site, path);
    return headers.location ? [status, headers.location] : [status];
  };
  expect(new URL(site.url).pathname).toBe('/shop/');
  expect(await answers('/shop/')).toEqual([200]);
  expect(await answers('/shop?a')).toEqual([308, '/shop/?a']);
  expect(await answers('/shop/de')).toEqual([308, '/shop/de/']);
  expect(await answers('/shop/story')).toEqual([200]);
  expect(await answers('/story')).toEqual([404]);
  expect(await answers('/shopping')).toEqual([404]);
});

test('says what to do where no site has been built', async () => {
  await expect(serve({ directory: 'nowhere', port: 0 })).rejects.toThrow(
    'There is no built site in "nowhere".\nRun npm run build first.',
  );
});

test('says that a port is taken', async () => {
  const site = await start();
  const port = Number(new URL(site.url).port);
  const directory = await writeSite(files);
  await expect(serve({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('ends although a browser keeps its connection open, and frees the port', async () => {
  const directory = await writeSite(files);
  const site = await serve({ directory, port: 0 });
  const port = Number(new URL(site.url).port);
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  await site.close();
  await (await serve({ directory, port })).close();
});

test('gives the same answers over HTTP/2 and TLS when asked to', async () => {
  const site = await serve({ directory: await writeSite(files), port: 0, tls: true });
  onTestFinished(site.close);
  const session = connectSecurely(site.url, { rejectUnauthorized: false });
  onTestFinished(() => session.close());
  const stream = session.request({ ':path': '/story' });
  const [headers] = await once(stream, 'response');
  const body = Buffer.concat(await Array.fromAsync(stream));
  expect(session.alpnProtocol).toBe('h2');
  expect([headers[':status'], body.toString()]).toEqual([200, files['story.html']]);
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
