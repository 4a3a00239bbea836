// nginx set up as docs/publish.md says.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { pageHeaders, responseHeaders } from '#scripts/build/headers.ts';
import { type Answer, answers, headersOfAnswer } from './answers.ts';
import { isInstalled, type Nginx, setUpNginx } from './nginx.ts';

test.describe.configure({ mode: 'default' });
test.skip(!isInstalled, 'nginx is missing: apt-get install nginx openssl');

/** Headers that nginx itself sends; every other one is the build's. */
const ofNginx =
  /^(server|date|content-(type|length|encoding)|connection|last-modified|etag|accept-ranges|vary|keep-alive|transfer-encoding)$/;

/** Checks a response against the table, with each header that the build decides. */
async function check(nginx: Nginx, asked: Answer) {
  const [path, status, shown] = asked;
  const { headers, body, ...answer } = await nginx.ask(nginx.base + path);
  const sent = Object.entries(headers).filter(([name]) => !ofNginx.test(name));
  const wanted = headersOfAnswer(asked, nginx.base);
  // Redirects may have headers that they do not need.
  const all = status === 301 ? expect.objectContaining(wanted) : wanted;
  expect([answer.status, Object.fromEntries(sent)], path).toEqual([status, all]);
  if (status !== 301) expect(body.equals(await readFile(`dist/${shown}`)), path).toBe(true);
}

/** What browsers do not ask, and crawlers and attackers do. */
const oddQuestions = [
  { status: 200, path: '/robots.txt', headers: { range: 'bytes=999999-' } },
  { status: 412, path: '/robots.txt', headers: { 'if-match': '"no"' } },
  { status: 405, path: '/robots.txt', method: 'POST' },
  // This is answered by a page of nginx.
  { status: 400, path: '/', host: 'a b', isPage: true },
];

test('nginx answers as the build decides', async () => {
  await using nginx = await setUpNginx('www.loom.test');
  const names = ['www.loom.test', 'loom.test'];
  const expectToLead = async (scheme: 'http' | 'https', host: string) => {
    const { status, headers } = await nginx.ask('/de/story/?a=b', { scheme, host });
    expect([status, headers.location]).toEqual([301, `${nginx.origin}/de/story/?a=b`]);
  };

  await nginx.write('/etc/nginx/conf.d/website-http.conf', nginx.files['nginx-http.conf']);
  nginx.reload();
  const proof = '/.well-known/acme-challenge/token';
  await nginx.write(`/var/www/letsencrypt${proof}`, 'proof');
  for (const host of names) {
    await expect(async () => {
      const { body } = await nginx.ask(proof, { scheme: 'http', host });
      expect(String(body)).toBe('proof');
    }).toPass();
    await expectToLead('http', host);
  }

  await nginx.write('/etc/nginx/conf.d/website.conf', nginx.files['nginx.conf']);
  nginx.reload();
  // For a moment after a reload, old workers are still shutting down.
  await expect(async () => {
    await check(nginx, ['/', 200, 'index.html']);
    for (const host of names) await expectToLead('http', host);
    await expectToLead('https', 'loom.test');
  }).toPass();
  for (const row of answers) await check(nginx, row);

  // Content types, and compression unless the request declines it.
  const plain = await nginx.ask('/team/');
  const packed = await nginx.ask('/team/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });

  // Hashed files are cached for a year, and conditional requests get 304.
  const [font = ''] = String(plain.body).match(/\/fonts\/[^"]+\.woff2/) ?? [];
  await check(nginx, [font, 200, font.slice(1)]);
  const again = await nginx.ask('/team/', { headers: { 'if-none-match': plain.headers.etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);

  const socket = connect({
    port: nginx.ports.https,
    ALPNProtocols: ['h2'],
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe('h2');
  socket.destroy();

  for (const { status, path, isPage, ...question } of oddQuestions) {
    const answer = await nginx.ask(path, question);
    expect(answer.status, path).toBe(status);
    // Each header once.
    expect(answer.headerNames).toEqual([...new Set(answer.headerNames)]);
    const wanted = isPage ? { ...responseHeaders, ...pageHeaders } : responseHeaders;
    expect(answer.headerNames).toEqual(expect.arrayContaining(Object.keys(wanted)));
  }
});

test('nginx below an existing domain answers in its folder alone, however long its name', async () => {
  await using nginx = await setUpNginx('www.loom.test', `/a.b/${'long-'.repeat(12)}`);
  await nginx.write(
    '/etc/nginx/conf.d/domain.conf',
    `server {
  listen 443 ssl;
  ssl_certificate /etc/letsencrypt/live/www.loom.test/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/www.loom.test/privkey.pem;
  include /etc/nginx/website.conf;
  location ~ \\.(html|txt)$ { return 200 domain; }
  location / { return 200 domain; }
}
`,
  );
  await nginx.write('/etc/nginx/conf.d/website.conf', nginx.files['nginx-maps.conf']);
  await nginx.write('/etc/nginx/website.conf', nginx.files['nginx-folder.conf']);
  nginx.reload();
  for (const path of ['/', '/robots.txt', '/story/', '/de/', `${nginx.base}more`]) {
    expect(String((await nginx.ask(path)).body), path).toBe('domain');
  }
  for (const row of answers) await check(nginx, row);
  const bare = await nginx.ask(`${nginx.base}?a=b`);
  expect([bare.status, bare.headers.location]).toEqual([301, `${nginx.base}/?a=b`]);
});
