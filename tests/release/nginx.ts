// The machine's nginx with docs/nginx.conf, in a folder that stands for the whole machine.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { findFreePort } from './freePort.ts';

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

type Question = { scheme?: 'http' | 'https'; host?: string; method?: string; headers?: object };

export const isInstalled = spawnSync('nginx', ['-v']).error === undefined;

const name = 'www.example.com';

/** An nginx with a certificate, the example and the built site. It listens on localhost only. */
export async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const ports = { http: await findFreePort(), https: await findFreePort() };
  const example = await readFile('docs/nginx.conf', 'utf8');
  const here = example
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll(/ (?=\/(etc|var)\/)/g, ` ${folder}`);
  await writeFile(join(folder, 'website.conf'), here);
  await writeFile(join(folder, 'nginx.conf'), mainFile(folder));
  await makeCertificate(join(folder, 'etc/letsencrypt/live', name));
  const proof = 'var/www/letsencrypt/.well-known/acme-challenge';
  await mkdir(join(folder, proof), { recursive: true });
  await writeFile(join(folder, proof, 'token'), 'proof');
  await symlink(resolve('dist'), join(folder, 'var/www', name));

  const nginx = (...args: string[]) => {
    const own = ['-q', '-p', folder, '-c', join(folder, 'nginx.conf')];
    return spawnSync('nginx', [...own, ...args], { encoding: 'utf8' });
  };
  expect(nginx('-t').stderr).toBe('');
  nginx();

  return {
    ports,
    async ask(path: string, question: Question = {}) {
      const { scheme = 'https', host = name, method = 'GET', headers = {} } = question;
      const send = scheme === 'https' ? httpsRequest : httpRequest;
      const options = { path, method, port: ports[scheme], rejectUnauthorized: false };
      const asked = send({ ...options, headers: { host, ...headers } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const { statusCode: status, headers: sent, rawHeaders } = answer;
      const headerNames = rawHeaders.filter((_, at) => at % 2 === 0);
      return { status, headers: sent, headerNames, body: await buffer(answer) };
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
  const { status, stderr } = spawnSync('openssl', [...command.split(' '), '-subj', `/CN=${name}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

function mainFile(folder: string): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/website.conf;
}
`;
}
