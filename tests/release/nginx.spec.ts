// The machine's nginx with docs/nginx.conf, set up as docs/publish.md says, in a folder that stands for
// the whole machine.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { readHeaders } from '#scripts/build/preview.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';

const isInstalled = spawnSync('nginx', ['-v']).error === undefined;
test.skip(!isInstalled, 'nginx is missing: apt-get install nginx openssl');

const host = 'www.example.com';

test('nginx answers as its example says', async () => {
  await using nginx = await startNginx();
  const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' };
  // Node writes the names of headers in small letters.
  const always = { ...Object.fromEntries(new Headers(readHeaders()['/*'])), ...revalidated };

  const page = await nginx.ask('/careers/?from=mail');
  expect(page).toMatchObject({ status: 200, body: await built('careers/index.html') });
  expect(page.headers).toMatchObject({ ...always, 'content-type': 'text/html; charset=utf-8' });
  const [font = ''] = page.body.match(/\/fonts\/[^"]+\.woff2/) ?? [];
  const { headers: ofFont } = await nginx.ask(font);
  expect(ofFont).toMatchObject({ 'cache-control': 'public, max-age=2592000' });

  for (const [path, file] of [
    ['/nothing', '404.html'],
    ['/_astro/gone.js', '404.html'],
    ['/_headers', '404.html'],
    ['/%0d%0aSet-Cookie:%20a=b/', '404.html'],
    ...translatedLanguages.map((lang) => [`/${lang}/nothing/`, `${lang}/404.html`] as const),
  ] as const) {
    const missing = await nginx.ask(path);
    expect(missing, path).toMatchObject({ status: 404, body: await built(file) });
    expect(missing.headers, path).toMatchObject(always);
    expect(missing.headers['set-cookie'], path).toBeUndefined();
  }

  const form = await nginx.ask('/admin/');
  expect(form).toMatchObject({ status: 200, body: 'The form' });
  expect(form.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');

  const plain = await nginx.ask('/de/story?a=b', 'http');
  expect(plain.headers.location).toBe('https://www.example.com/de/story?a=b');
  // Its HTTPS tells browsers to ask for nothing else.
  const bare = await nginx.ask('/de/story?a=b', 'http', 'example.com');
  expect(bare.headers.location).toBe('https://example.com/de/story?a=b');
  const folder = await nginx.ask('/de/story?a=b');
  expect([folder.status, folder.headers.location]).toEqual([301, '/de/story/?a=b']);
});

const built = (file: string) => readFile(join('dist', file), 'utf8');

/** An nginx with a certificate, the example, and the built site with a form. It listens on files of its folder. */
async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const sockets = { http: join(folder, 'http.sock'), https: join(folder, 'https.sock') };
  const example = (await readFile('docs/nginx.conf', 'utf8'))
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll(/ (?=\/(etc|var)\/)/g, ` ${folder}`)
    .replaceAll('listen 80', `listen unix:${sockets.http}`)
    .replaceAll('listen 443', `listen unix:${sockets.https}`);
  await writeFile(join(folder, 'nginx.conf'), mainFile(folder, example));
  await makeCertificate(join(folder, 'etc/letsencrypt/live', host));
  const root = join(folder, 'var/www', host);
  await cp('dist', root, { recursive: true });
  await mkdir(join(root, 'admin'), { recursive: true });
  await writeFile(join(root, 'admin/index.html'), 'The form');

  const nginx = (...args: string[]) =>
    spawnSync('nginx', ['-q', '-p', folder, '-c', 'nginx.conf', ...args], { encoding: 'utf8' });
  expect(nginx('-t').stderr).toBe('');
  nginx();
  return {
    async ask(path: string, scheme: 'http' | 'https' = 'https', name = host) {
      const send = scheme === 'https' ? httpsRequest : httpRequest;
      const headers = { host: name };
      const options = { path, socketPath: sockets[scheme], headers, rejectUnauthorized: false };
      const [answer] = (await once(send(options).end(), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    },
    async [Symbol.asyncDispose]() {
      nginx('-s', 'stop');
      // Its processes take a moment to exit.
      await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** As certbot would. */
async function makeCertificate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const command =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -keyout privkey.pem -out fullchain.pem';
  const args = [...command.split(' '), '-subj', `/CN=${host}`];
  const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

function mainFile(folder: string, example: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${example}
}`;
}
