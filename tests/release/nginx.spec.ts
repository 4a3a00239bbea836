// nginx set up as docs/publish.md says.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { siteHeaders } from '#scripts/build/headers.ts';
import { answers } from './answers.ts';
import { isInstalled, type Nginx, startNginx } from './nginx.ts';

test.skip(!isInstalled, 'nginx is missing: apt-get install nginx openssl');

const revalidate = 'public, max-age=0, must-revalidate';
const aYear = 'public, max-age=31536000, immutable';

/** Headers that nginx itself sends; every other one is the site's. */
const ofNginx =
  /^(server|date|content-(type|length|encoding)|connection|last-modified|etag|accept-ranges|vary|keep-alive|transfer-encoding)$/;

/** An answer with its file, the headers of every answer and these. */
async function expectFile(
  nginx: Nginx,
  [path, status, file]: [path: string, status: number, file: string],
  headers: object = {},
) {
  const answer = await nginx.ask(path);
  const sent = Object.entries(answer.headers).filter(([name]) => !ofNginx.test(name));
  const wanted = new Headers({ ...siteHeaders, 'Cache-Control': revalidate, ...headers });
  expect(answer.status, path).toBe(status);
  expect(Object.fromEntries(sent), path).toEqual(Object.fromEntries(wanted));
  expect(answer.body.equals(await readFile(`dist/${file}`)), path).toBe(true);
  return answer;
}

test('nginx answers with pages, files, redirects and the 404 page of the language', async () => {
  await using nginx = await startNginx();
  for (const [path, status, shown] of answers) {
    if (status !== 301) {
      await expectFile(nginx, [path, status, shown]);
      continue;
    }
    const { headers, ...answer } = await nginx.ask(path);
    expect([answer.status, headers.location], path).toEqual([301, shown]);
  }
});

test('nginx has hashed files cached for a year, and lets others show icons and shared pictures', async () => {
  await using nginx = await startNginx();
  const page = await nginx.ask('/team/');
  const [font = ''] = String(page.body).match(/\/fonts\/[^"]+\.woff2/) ?? [];
  const [picture = ''] = String(page.body).match(/\/share\/[^"]+\.png/) ?? [];
  const shown = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  await expectFile(nginx, [font, 200, font], { 'Cache-Control': aYear });
  await expectFile(nginx, [picture, 200, picture], { 'Cache-Control': aYear, ...shown });
  for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png']) {
    await expectFile(nginx, [icon, 200, icon], shown);
  }
  const again = await nginx.ask('/team/', { headers: { 'if-none-match': page.headers.etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('nginx compresses, speaks HTTP/2, and leads to the one name by HTTPS', async () => {
  await using nginx = await startNginx();
  const plain = await nginx.ask('/team/');
  const packed = await nginx.ask('/team/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });

  const socket = connect({
    port: nginx.ports.https,
    ALPNProtocols: ['h2'],
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe('h2');
  socket.destroy();

  for (const [scheme, host] of [
    ['http', 'www.example.com'],
    ['http', 'example.com'],
    ['https', 'example.com'],
  ] as const) {
    const { status, headers } = await nginx.ask('/de/story/?a=b', { scheme, host });
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/de/story/?a=b']);
  }
  const proof = '/.well-known/acme-challenge/token';
  expect(String((await nginx.ask(proof, { scheme: 'http' })).body)).toBe('proof');
});

// What browsers do not ask, and crawlers and attackers do.
for (const { status, path, ...question } of [
  { status: 200, path: '/robots.txt', headers: { range: 'bytes=999999-' } },
  { status: 412, path: '/robots.txt', headers: { 'if-match': '"no"' } },
  { status: 405, path: '/robots.txt', method: 'POST' },
  { status: 400, path: '/', host: 'a b' },
]) {
  test(`nginx sends each header once with status ${status}`, async () => {
    await using nginx = await startNginx();
    const answer = await nginx.ask(path, question);
    expect(answer.status).toBe(status);
    expect(answer.headerNames).toEqual([...new Set(answer.headerNames)]);
    expect(answer.headerNames).toEqual(expect.arrayContaining(Object.keys(siteHeaders)));
  });
}
