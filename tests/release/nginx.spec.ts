import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { answerHeaders, pageHeaders } from '#scripts/build/headers.ts';
import { type Answer, answers, headersOfAnswer } from '#tests/answers.ts';
import { isInstalled, type Nginx, setUpNginx } from './nginx.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

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

test('nginx answers as the build decides, set up as the documentation says', async () => {
  test.skip(!isInstalled('nginx'), 'nginx is missing: apt-get install nginx openssl');
  await using nginx = await setUpNginx('www.loom.test');
  const names = ['www.loom.test', 'loom.test'];
  const lead = async (scheme: string, name = 'loom.test') => {
    const { status, headers } = await nginx.ask('/de/story/?a=b', {}, { scheme, name });
    expect([status, headers.location]).toEqual([301, `${nginx.origin}/de/story/?a=b`]);
  };

  await nginx.install('nginx-http.conf');
  nginx.reload();
  const proof = '/.well-known/acme-challenge/token';
  await nginx.write(`/var/www/letsencrypt${proof}`, 'proof');
  for (const name of names) {
    await expect(async () => {
      const { body } = await nginx.ask(proof, {}, { scheme: 'http', name });
      expect(String(body)).toBe('proof');
    }).toPass();
    await lead('http', name);
  }
  await nginx.certify();
  await nginx.install('nginx.conf');
  await nginx.publish();
  nginx.reload();
  // For a moment after a reload, old workers are still shutting down.
  await expect(async () => {
    await check(nginx, ['/', 200, 'index.html']);
    for (const name of names) await lead('http', name);
    await lead('https');
  }).toPass();
  for (const row of answers) await check(nginx, row);

  // Content types, and compression unless the request declines it.
  const plain = await nginx.ask('/team/', { 'accept-encoding': 'identity' });
  const packed = await nginx.ask('/team/', { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });

  // Hashed files are cached for a year, and conditional requests get 304.
  const { headers, body } = await nginx.ask('/team/');
  const [font = ''] = String(body).match(/\/fonts\/[^"]+\.woff2/) ?? [];
  await check(nginx, [font, 200, font.slice(1)]);
  const again = await nginx.ask('/team/', { 'if-none-match': headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);

  const port = nginx.httpsPort;
  const socket = connect({ port, ALPNProtocols: ['h2'], rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe('h2');
  socket.destroy();

  // Answers that nginx writes itself have each header once as well, as far as they are pages.
  const own = Object.keys({ ...answerHeaders, ...pageHeaders }).map((name) => name.toLowerCase());
  for (const [status, request, host, ...more] of oddRequests) {
    const answer = await exchange(port, [request, `Host: ${host}`, ...more]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const sent = [...answer.toLowerCase().matchAll(/^([\w-]+):/gm)].map(([, name]) => name);
    expect(sent, answer).toEqual([...new Set(sent)]);
    expect(sent, answer).toEqual(expect.arrayContaining(own.slice(0, status === 400 ? 9 : 3)));
  }
});

/** What browsers do not ask, and crawlers and attackers do. */
const oddRequests: [status: number, request: string, host: string, ...headers: string[]][] = [
  [200, 'GET /robots.txt HTTP/1.1', 'www.loom.test', 'Range: bytes=999999-'],
  [412, 'GET /robots.txt HTTP/1.1', 'www.loom.test', 'If-Match: "no"'],
  [405, 'POST /robots.txt HTTP/1.1', 'www.loom.test', 'Content-Length: 0'],
  [400, 'GET / HTTP/1.1', 'a b'],
];

/** The head of the answer to a request, to the letter. */
async function exchange(port: number, request: string[]): Promise<string> {
  const socket = connect({ port, servername: 'www.loom.test', rejectUnauthorized: false });
  socket.end(`${[...request, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  return answer.split('\r\n\r\n')[0] ?? '';
}

test('nginx below an existing domain answers in its folder alone, however long its name', async () => {
  test.skip(!isInstalled('nginx'), 'nginx is missing: apt-get install nginx openssl');
  await using nginx = await setUpNginx('www.loom.test', `/a.b/${'long-'.repeat(12)}`);
  await nginx.certify();
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
  await nginx.install('nginx-maps.conf');
  await nginx.install('nginx-folder.conf');
  await nginx.publish();
  nginx.reload();
  for (const path of ['/', '/robots.txt', '/story/', '/de/', `${nginx.base}more`]) {
    expect(String((await nginx.ask(path)).body), path).toBe('domain');
  }
  for (const row of answers) await check(nginx, row);
  const bare = await nginx.ask(`${nginx.base}?a=b`);
  expect([bare.status, bare.headers.location]).toEqual([301, `${nginx.base}/?a=b`]);
});
