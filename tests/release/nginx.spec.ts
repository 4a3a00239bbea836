import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { type AddressInfo, connect as connectPlainly, createServer } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headersOf, policyHeader } from '#scripts/build/headers.ts';
import { hasNginx, isInstalled, type RunningNginx, setUpNginx, startNginx } from './nginx.ts';

test.describe.configure({ mode: 'default' });

test.describe('nginx with the configuration of the build', () => {
  test.skip(!hasNginx(), 'nginx or openssl is missing: apt-get install nginx openssl');
  let nginx: RunningNginx;
  let ca: Buffer;

  test.beforeAll(async () => {
    nginx = await startNginx('dist');
    ca = await readFile(nginx.certificate);
  });
  test.afterAll(() => nginx?.stop());

  const ask = (path: string, headers = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        const url = new URL(nginx.origin);
        request({ host: 'localhost', port: url.port, path, headers, ca }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        })
          .on('error', reject)
          .end();
      },
    );

  for (const [path, file] of [
    ['/', 'index.html'],
    ['/careers', 'careers.html'],
    ['/de/', 'de/index.html'],
    ['/hi/contact?from=mail', 'hi/contact.html'],
  ] as const) {
    test(`answers ${path} with its document and every header`, async () => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(body.equals(await readFile(`dist/${file}`))).toBe(true);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      for (const [name, value] of Object.entries(headersOf(file, body))) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
    });
  }

  for (const [path, location] of [
    ['/de', '/de/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/de/index?a=b', '/de/?a=b'],
    ['/story/', '/story'],
    ['/ru/team.html?a=b', '/ru/team?a=b'],
  ] as const) {
    test(`sends ${path} on to ${location}`, async () => {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([308, location]);
    });
  }

  for (const [path, lang] of [
    ['/nothing', 'en'],
    ['/404', 'en'],
    ['/404.html', 'en'],
    ['/_headers', 'en'],
    ['/vercel.json', 'en'],
    ['/story/more', 'en'],
    ['/de/nichts', 'de'],
    ['/hi/404.html', 'hi'],
  ] as const) {
    test(`answers ${path} with 404 and the 404 page in ${lang}`, async () => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(String(body)).toContain(`<html lang="${lang}"`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });
  }

  test('sends the policy and what goes with it with pages alone', async () => {
    const [script = ''] = String((await ask('/team')).body).match(/\/_astro\/[^"]+\.js/) ?? [];
    for (const path of [script, '/favicon.svg', '/robots.txt', '/manifest.webmanifest', '/de']) {
      const { status, headers, body } = await ask(path);
      expect([200, 308], path).toContain(status);
      const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      expect(said.join('\n'), path).not.toMatch(/policy: (?!same-origin)|opener|embedder|frame/);
      const wanted = headersOf(path, body);
      for (const [name, value] of Object.entries(wanted)) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
  });

  test('sends TLS records that fit into a packet, so that a browser reads each as it comes', async () => {
    const { port } = new URL(nginx.origin);
    const lengths = await recordLengths(Number(port), '/careers', ca);
    expect(lengths.length).toBeGreaterThan(10);
    // 1400 bytes of content, and what the encryption adds.
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1430);
  });

  test('gives out nothing that lies outside the site', async () => {
    for (const path of ['/..%2fpackage.json', '/%2e%2e/package.json', '/_astro/..%2f..%2fa.ts']) {
      expect([400, 404]).toContain((await ask(path)).status);
    }
  });

  test('sends plain requests on to TLS', async () => {
    const url = `http://localhost:${nginx.httpPort}/de/story?a=b`;
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${nginx.origin}/de/story?a=b`);
  });

  test('compresses documents and scripts, and leaves them alone when asked to', async () => {
    const plain = await ask('/team', { 'accept-encoding': 'identity' });
    const packed = await ask('/team', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers.vary).toContain('Accept-Encoding');
    const unpack = packed.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  test('lets hashed files be kept for a year and answers 304 to what is still fresh', async () => {
    const [script = ''] = String((await ask('/team')).body).match(/\/_astro\/[^"]+\.js/) ?? [];
    const { status, headers } = await ask(script);
    expect([status, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const { headers: first } = await ask('/team');
    const again = await ask('/team', { 'if-none-match': String(first.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBeDefined();
  });

  test('speaks HTTP/2', async () => {
    const session = connect(nginx.origin, { ca });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      const stream = session.request({ ':path': '/es/' });
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.resume().end();
    });
    session.close();
    expect(status).toBe(200);
  });

  for (const path of ['/', '/careers', '/hi/contact']) {
    test(`gets A+ from the MDN HTTP Observatory for ${path}, with every test passed`, () => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['tests/release/observatory.mjs', `${nginx.httpPort}`, `${nginx.httpsPort}`, path],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate }, encoding: 'utf8' },
      );
      expect(stdout, stderr).not.toBe('');
      const { grade, score, tests, failed } = JSON.parse(stdout);
      expect([grade, tests, failed]).toEqual(['A+', 10, []]);
      expect(score).toBeGreaterThanOrEqual(120);
    });
  }
});

test.describe('nginx, set up as the documentation says', () => {
  test.skip(!hasNginx(), 'nginx or openssl is missing: apt-get install nginx openssl');

  test('works after every step, and ends with the site at its name and the other one led there', async () => {
    const machine = await setUpNginx('dist', 'www.loom.test');
    const { place } = machine;
    const ask = (scheme: 'http' | 'https', name: string, path: string) =>
      new Promise<{ status?: number; location?: string; body: string }>((resolve, reject) => {
        const port = scheme === 'http' ? place.httpPort : place.httpsPort;
        const options = { host: '127.0.0.1', port, path, headers: { host: name } };
        const answer = async (response: IncomingMessage) =>
          resolve({
            status: response.statusCode,
            location: response.headers.location,
            body: String(Buffer.concat(await response.toArray())),
          });
        const asked =
          scheme === 'http'
            ? requestPlainly(options, answer)
            : request({ ...options, servername: name, rejectUnauthorized: false }, answer);
        asked.on('error', reject).end();
      });
    const elsewhere = `${place.origin}/de/story?a=b`;
    try {
      const did: string[] = [];
      for (const command of await documentedCommands()) {
        const [, file] = /^scp hosts\/(\S+) /.exec(command) ?? [];
        if (file) await machine.install(file);
        if (command.includes('certbot certonly')) {
          const proof = join(place.challenges, '.well-known', 'acme-challenge');
          await mkdir(proof, { recursive: true });
          await writeFile(join(proof, 'token'), 'proof');
          for (const name of ['www.loom.test', 'loom.test']) {
            const { body } = await ask('http', name, '/.well-known/acme-challenge/token');
            expect(body).toBe('proof');
            expect((await ask('http', name, '/de/story?a=b')).location).toBe(elsewhere);
          }
          machine.certify();
        }
        if (command.includes('nginx -t')) {
          expect(machine.check(), command).toBe('');
          await machine.load();
        }
        did.push(file ?? /certbot|nginx -t/.exec(command)?.[0] ?? '');
      }
      expect(did.filter(Boolean)).toEqual([
        'nginx-http.conf',
        'nginx -t',
        'certbot',
        'nginx.conf',
        'nginx -t',
      ]);
      const home = await ask('https', 'www.loom.test', '/');
      expect([home.status, home.body]).toEqual([200, await readFile('dist/index.html', 'utf8')]);
      for (const [scheme, name] of [
        ['http', 'www.loom.test'],
        ['http', 'loom.test'],
        ['https', 'loom.test'],
      ] as const) {
        const { status, location } = await ask(scheme, name, '/de/story?a=b');
        expect([status, location], `${scheme}://${name}`).toEqual([301, elsewhere]);
      }
    } finally {
      await machine.stop();
    }
  });
});

/** The lines that an owner of a server with nginx is told to type, in their order. */
async function documentedCommands(): Promise<string[]> {
  const text = await readFile('docs/publish.md', 'utf8');
  const [, section = ''] = text.split(/^## Your own server.*$/m);
  const [nginx = ''] = section.split(/^##+ (?!nginx)/m).filter((part) => part.includes('nginx'));
  return [...nginx.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, commands = '']) =>
    commands.trim().split('\n'),
  );
}

/** How long the records are in which a server behind TLS sends a page. */
function recordLengths(port: number, path: string, ca: Buffer): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const relay = createServer((client) => {
      const server = connectPlainly(port, '127.0.0.1');
      client.pipe(server).pipe(client);
      server.on('data', (chunk) => received.push(chunk));
      for (const socket of [client, server]) socket.on('error', () => {});
    });
    relay.listen(0, '127.0.0.1', () => {
      const { port: relayed } = relay.address() as AddressInfo;
      const headers = { 'accept-encoding': 'identity', connection: 'close' };
      request(
        { host: '127.0.0.1', port: relayed, servername: 'localhost', path, headers, ca },
        async (response) => {
          await response.toArray();
          relay.close();
          resolve(lengthsIn(Buffer.concat(received)));
        },
      )
        .on('error', reject)
        .end();
    });
  });
}

// Five bytes stand before each record: what it is, two of a version, two of its length.
function lengthsIn(bytes: Buffer): number[] {
  const lengths: number[] = [];
  for (let at = 0; at + 5 <= bytes.length; ) {
    const length = bytes.readUInt16BE(at + 3);
    lengths.push(length);
    at += 5 + length;
  }
  return lengths;
}

test('the policy has no finding under csp_evaluator, in the header and in every page', async () => {
  for (const file of ['index.html', 'careers.html', 'de/contact.html', '404.html']) {
    const html = await readFile(`dist/${file}`);
    const meta = /content-security-policy" content="([^"]+)"/.exec(String(html))?.[1];
    for (const policy of [headersOf(file, html)[policyHeader], meta]) {
      expect(policy).toBeDefined();
      expect(new CspEvaluator(new CspParser(policy ?? '').csp).evaluate()).toEqual([]);
    }
  }
});

test('Caddy reads its configuration of the build', () => {
  test.skip(!isInstalled('caddy'), 'caddy is missing: apt-get install caddy');
  const { status, stderr } = spawnSync(
    'caddy',
    ['adapt', '--config', 'hosts/Caddyfile', '--adapter', 'caddyfile', '--validate'],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});
