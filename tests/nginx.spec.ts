import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readInlineHashes, securityHeaders } from '../scripts/headers.ts';
import { hasNginx, isInstalled, type RunningNginx, startNginx } from './nginx.ts';

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
      const wanted = securityHeaders(await readInlineHashes('dist'));
      for (const [name, value] of Object.entries(wanted)) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
    });
  }

  for (const [path, location] of [
    ['/de', '/de/'],
    ['/index.html', '/'],
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
    ['/story/more', 'en'],
    ['/de/nichts', 'de'],
    ['/hi/404.html', 'hi'],
  ] as const) {
    test(`answers ${path} with 404 and the lost page in ${lang}`, async () => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(String(body)).toContain(`<html lang="${lang}"`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });
  }

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
        ['tests/observatory.mjs', `${nginx.httpPort}`, `${nginx.httpsPort}`, path],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate }, encoding: 'utf8' },
      );
      expect(stdout, stderr).not.toBe('');
      const { grade, score, tests, failed } = JSON.parse(stdout);
      expect([grade, tests, failed]).toEqual(['A+', 10, []]);
      expect(score).toBeGreaterThanOrEqual(120);
    });
  }
});

test('the policy has no finding under csp_evaluator, in the header and in every page', async () => {
  const { 'Content-Security-Policy': header } = securityHeaders(await readInlineHashes('dist'));
  const pages = await Promise.all(
    ['index', 'careers', 'de/contact', '404'].map((page) => readFile(`dist/${page}.html`, 'utf8')),
  );
  const metas = pages.map((html) => /content-security-policy" content="([^"]+)"/.exec(html)?.[1]);
  for (const policy of [header, ...metas]) {
    expect(policy).toBeDefined();
    expect(new CspEvaluator(new CspParser(policy ?? '').csp).evaluate()).toEqual([]);
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
