// The machine's nginx with the configuration that a build writes, in a folder that stands for the whole machine.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, request } from '@playwright/test';
import { readHostSite } from '#scripts/build/hostSite.ts';
import { nginxFiles } from '#scripts/build/nginx.ts';

export type Nginx = Awaited<ReturnType<typeof setUpNginx>>;

/** Whether the machine has a program, whatever its exit code. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

/** An nginx without any configuration of the site yet. */
export async function setUpNginx(host: string, base = '') {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const site = await readHostSite('dist', `https://${host}:${httpsPort}`, base);
  const files = nginxFiles(site);
  const certificates = join(folder, 'etc/letsencrypt/live', host);
  const docs = await readFile('docs/publish.md', 'utf8');
  const browser = await request.newContext({ ignoreHTTPSErrors: true, maxRedirects: 0 });
  let isRunning = false;
  const nginx = (...args: string[]) =>
    spawnSync('nginx', ['-q', '-p', folder, '-c', join(folder, 'nginx.conf'), ...args], {
      encoding: 'utf8',
    });

  /** Puts a file where nginx reads it: at /etc/nginx/conf.d/website.conf, for instance. */
  const write = async (to: string, text: string) => {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    // Listens on localhost only, and paths are in the folder.
    const here = text
      .replaceAll(/^ +listen \[::\].*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
      .replaceAll(/listen (443|\d{5})\b/g, `listen 127.0.0.1:${httpsPort}`)
      .replaceAll(/ (?=\/(etc|var)\/)/g, ` ${folder}`);
    await writeFile(join(folder, to), here);
  };

  await writeFile(join(folder, 'nginx.conf'), mainFile(folder));
  return {
    ...site,
    httpPort,
    httpsPort,
    certificate: join(certificates, 'fullchain.pem'),
    write,
    /** The documentation's first step: copies a file of hosts/ to its place. */
    install: async (file: string) => {
      const [, to = ''] = new RegExp(`^scp hosts/${file} server:(\\S+)`, 'm').exec(docs) ?? [];
      await write(to, files[file] ?? '');
    },
    /** The second: puts dist/ into the document root. */
    publish: async () => {
      const to = join(folder, site.root, base);
      expect(docs).toContain(
        `rsync -a --delete dist/ server:/var/www/www.example.com${base && '/website'}/`,
      );
      await mkdir(dirname(to), { recursive: true });
      await symlink(resolve('dist'), to);
    },
    ask: async (path: string, headers = {}, { scheme = 'https', name = host } = {}) => {
      const port = scheme === 'http' ? httpPort : httpsPort;
      const address = `${scheme}://localhost:${port}${path}`;
      const answer = await browser.get(address, { headers: { host: name, ...headers } });
      return { status: answer.status(), headers: answer.headers(), body: await answer.body() };
    },
    /** Stands in for certbot: creates a certificate and its key where they are expected. */
    certify: async () => {
      await mkdir(certificates, { recursive: true });
      const names = `subjectAltName=DNS:${host},DNS:${host.replace(/^www\./, '')}`;
      const out = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
      const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(' ');
      const request = ['req', '-x509', ...key, '-subj', '/CN=loom', '-addext', names, ...out];
      const { status, stderr } = spawnSync('openssl', request, { cwd: certificates });
      expect(status, String(stderr)).toBe(0);
    },
    reload: () => {
      expect(nginx('-t').stderr).toBe('');
      nginx(...(isRunning ? ['-s', 'reload'] : []));
      isRunning = true;
    },
    async [Symbol.asyncDispose]() {
      nginx('-s', 'stop');
      // Its processes take a moment to exit.
      await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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
  include ${folder}/etc/nginx/conf.d/*.conf;
}
`;
}
