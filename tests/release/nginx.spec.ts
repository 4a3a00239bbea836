import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { type AddressInfo, connect as connectPlainly, createServer } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { cacheControl, headersOf, policyHeader } from '#scripts/build/headers.ts';
import type { Place } from '#scripts/build/hostSite.ts';
import { hasNginx, isInstalled, type NginxMachine, setUpNginx, startNginx } from './nginx.ts';

test.describe.configure({ mode: 'default' });

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function ask(
  { origin, httpPort, httpsPort }: Place,
  path: string,
  headers = {},
  { scheme = 'https', name = new URL(origin).hostname } = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', path, headers: { host: name, ...headers } };
  return new Promise((resolve, reject) => {
    const answer = async (response: IncomingMessage) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    };
    const asked =
      scheme === 'http'
        ? requestPlainly({ ...options, port: httpPort }, answer)
        : request(
            { ...options, port: httpsPort, servername: name, rejectUnauthorized: false },
            answer,
          );
    asked.on('error', reject).end();
  });
}

/** Addresses below the folder of the site, what nginx answers and the file or the address that it shows. */
const answers: [path: string, status: 200 | 308 | 404, shown: string][] = [
  ['/', 200, 'index.html'],
  ['/careers', 200, 'careers.html'],
  ['/de/', 200, 'de/index.html'],
  ['/hi/contact?from=mail', 200, 'hi/contact.html'],
  ['/robots.txt', 200, 'robots.txt'],
  ['/favicon.svg', 200, 'favicon.svg'],
  ['/manifest.webmanifest', 200, 'manifest.webmanifest'],
  ['/de', 308, '/de/'],
  ['/index.html', 308, '/'],
  ['/index', 308, '/'],
  ['/de/index?a=b', 308, '/de/?a=b'],
  ['/story/', 308, '/story'],
  ['/ru/team.html?a=b%0d%0a', 308, '/ru/team?a=b%0d%0a'],
  ['/careers/an-opening/', 308, '/careers/an-opening'],
  ['/nothing', 404, '404.html'],
  ['/404', 404, '404.html'],
  ['/404.html', 404, '404.html'],
  ['/_headers', 404, '404.html'],
  ['/vercel.json', 404, '404.html'],
  ['/story/more', 404, '404.html'],
  ['/de/nichts', 404, 'de/404.html'],
  ['/hi/404.html', 404, 'hi/404.html'],
  // A line break in an address must not begin a header.
  ['/careers/x%0d%0aSet-Cookie:%20sid=evil%0d%0a/', 404, '404.html'],
  ['/de/careers/x%0aSet-Cookie:%20sid=evil.html', 404, 'de/404.html'],
  ['/careers/x.html%0d%0aSet-Cookie:%20sid=evil%0d%0a', 404, '404.html'],
];

/** Whether the answer is the one of the table, with each header that the build decides; a file or page has no other. */
async function check(place: Place, [path, status, shown]: (typeof answers)[number]) {
  const answer = await ask(place, place.base + path);
  expect(answer.status, path).toBe(status);
  const wanted = {
    ...headersOf(status === 308 ? '' : shown, answer.body),
    'Cache-Control': cacheControl(path),
    ...(status === 308 && { Location: place.base + shown }),
  };
  if (status !== 308)
    expect(answer.body.equals(await readFile(join('dist', shown))), path).toBe(true);
  for (const [name, value] of Object.entries(wanted)) {
    expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  if (status === 308) return;
  const usual =
    /^(server|date|content-(type|length)|connection|last-modified|etag|accept-ranges|vary|keep-alive|transfer-encoding)$/;
  const others = Object.keys(answer.headers).filter((name) => !usual.test(name));
  expect(others.sort(), path).toEqual(
    Object.keys(wanted)
      .map((name) => name.toLowerCase())
      .sort(),
  );
}

test.describe('nginx with the configuration of the build', () => {
  test.skip(!hasNginx(), 'nginx or openssl is missing: apt-get install nginx openssl');
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  test.beforeAll(async () => {
    nginx = await startNginx('dist');
  });
  test.afterAll(() => nginx?.stop());

  for (const row of answers) {
    test(`answers ${row[0]} with ${row[1]} and ${row[2]}`, () => check(nginx, row));
  }

  test('names the kind of its documents, and compresses them unless asked not to', async () => {
    const plain = await ask(nginx, '/team', { 'accept-encoding': 'identity' });
    const packed = await ask(nginx, '/team', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  test('lets hashed files be kept for a year and answers 304 to what is still fresh', async () => {
    const first = await ask(nginx, '/team');
    const [font = ''] = String(first.body).match(/\/fonts\/[^"]+\.woff2/) ?? [];
    await check(nginx, [font, 200, font]);
    const again = await ask(nginx, '/team', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBeDefined();
  });

  test('gives out nothing that lies outside the site', async () => {
    for (const path of ['/..%2fpackage.json', '/%2e%2e/package.json', '/_astro/..%2f..%2fa.ts']) {
      expect([400, 404]).toContain((await ask(nginx, path)).status);
    }
  });

  test('sends TLS records that fit into a packet, so that a browser reads each as it comes', async () => {
    const lengths = await recordLengths(nginx.httpsPort, '/careers');
    expect(lengths.length).toBeGreaterThan(10);
    // 1400 bytes of content, and what the encryption adds.
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1430);
  });

  test('speaks HTTP/2', async () => {
    const session = connect(nginx.origin, { rejectUnauthorized: false });
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
  let machine: NginxMachine;
  test.afterEach(() => machine.stop());

  /** Types the lines of a section, and gives what they did; `prove` stands in for certbot. */
  async function follow(heading: string, prove = async () => {}): Promise<string[]> {
    const did: string[] = [];
    for (const command of await documentedCommands(heading)) {
      const [, file = '', to = ''] = /^scp hosts\/(\S+) server:(\S+)/.exec(command) ?? [];
      if (file) await machine.install(file, to);
      if (command.includes('certbot certonly')) await prove();
      if (command.includes('nginx -t')) {
        expect(machine.check(), command).toBe('');
        await machine.load();
      }
      const [, folder] = /^rsync .* dist\/ server:(\S+)/.exec(command) ?? [];
      did.push(file || folder || (/certbot|nginx -t/.exec(command)?.[0] ?? ''));
    }
    return did.filter(Boolean);
  }

  test('works after every step, and ends with the site at its name and the other one led there', async () => {
    machine = await setUpNginx('dist', 'www.loom.test');
    const { place } = machine;
    const moved = { status: 301, location: `${place.origin}/de/story?a=b` };
    const lead = async (scheme: string, name: string) => {
      const { status, headers } = await ask(place, '/de/story?a=b', {}, { scheme, name });
      return { status, location: headers.location };
    };
    const did = await follow('nginx', async () => {
      const proof = join(place.challenges, '.well-known', 'acme-challenge');
      await mkdir(proof, { recursive: true });
      await writeFile(join(proof, 'token'), 'proof');
      for (const name of ['www.loom.test', 'loom.test']) {
        const path = '/.well-known/acme-challenge/token';
        expect(String((await ask(place, path, {}, { scheme: 'http', name })).body)).toBe('proof');
        expect(await lead('http', name)).toEqual(moved);
      }
      await machine.certify();
    });
    expect(did).toEqual([
      'nginx-http.conf',
      'nginx -t',
      'certbot',
      'nginx.conf',
      '/var/www/www.example.com/',
      'nginx -t',
    ]);
    await check(place, ['/', 200, 'index.html']);
    expect(await lead('http', 'www.loom.test')).toEqual(moved);
    expect(await lead('http', 'loom.test')).toEqual(moved);
    expect(await lead('https', 'loom.test')).toEqual(moved);
  });

  test('below an existing domain answers in its folder alone, however long its name', async () => {
    machine = await setUpNginx('dist', 'www.loom.test', `/a.b/${'long-'.repeat(12)}`);
    const { place } = machine;
    await machine.certify();
    await machine.write(
      '/etc/nginx/conf.d/domain.conf',
      `server {
  listen ${place.httpsPort} ssl;
  ssl_certificate ${place.certificate};
  ssl_certificate_key ${place.key};
  include /etc/nginx/website.conf;
  location ~ \\.(html|txt)$ { return 200 domain; }
  location / { return 200 domain; }
}
`,
    );
    expect(await follow('Below an existing domain')).toEqual([
      'nginx-maps.conf',
      'nginx-folder.conf',
      '/var/www/www.example.com/website/',
      'nginx -t',
    ]);
    for (const path of ['/', '/robots.txt', '/story.html', '/de/', `${place.base}more`]) {
      expect(String((await ask(place, path)).body), path).toBe('domain');
    }
    for (const row of answers) await check(place, row);
    const bare = await ask(place, `${place.base}?a=b`);
    expect([bare.status, bare.headers.location]).toEqual([308, `${place.base}/?a=b`]);
  });
});

/** The lines that an owner of a server with nginx is told to type, in their order. */
async function documentedCommands(heading: string): Promise<string[]> {
  const sections = (await readFile('docs/publish.md', 'utf8')).split(/^##+ /m);
  const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, commands = '']) =>
    commands.trim().split('\n'),
  );
}

/** How long the records are in which a server behind TLS sends a page. */
function recordLengths(port: number, path: string): Promise<number[]> {
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
        { host: '127.0.0.1', port: relayed, path, headers, rejectUnauthorized: false },
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
