// Starts the machine's nginx with the configuration that a build writes for it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxFile, readHostSite } from '../scripts/hosts.ts';

export type RunningNginx = {
  origin: string;
  httpPort: number;
  httpsPort: number;
  /** The file with the certificate, to be trusted by whoever asks. */
  certificate: string;
  stop: () => Promise<void>;
};

/** Whether the machine has a program, whatever that makes of being asked for its version. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

export const hasNginx = () => isInstalled('nginx') && isInstalled('openssl');

export async function startNginx(directory: string): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [httpPort, httpsPort] = await findFreePorts();
  const [certificate, key] = makeCertificate(folder);
  const origin = `https://localhost:${httpsPort}`;
  const site = nginxFile(await readHostSite(directory), {
    origin,
    base: '',
    root: resolve(directory),
    certificate,
    key,
    httpPort,
    httpsPort,
  });
  await writeFile(join(folder, 'site.conf'), onLoopback(site));
  await writeFile(join(folder, 'nginx.conf'), mainFile(folder));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const stop = async () => {
    await end(nginx);
    await rm(folder, { recursive: true });
  };
  for (let tries = 0; !(await answers(httpsPort)); tries++) {
    if (nginx.exitCode !== null || tries === 100) {
      await stop();
      throw new Error(`nginx did not start with the configuration of the build.\n${said}`);
    }
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return { origin, httpPort, httpsPort, certificate, stop };
}

// The file is for a server on the internet; here nobody else is to reach it.
function onLoopback(site: string): string {
  return site
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('  listen ', '  listen 127.0.0.1:');
}

function mainFile(folder: string): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request = 'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr } = spawnSync('openssl', [
    ...request.split(' '),
    ...subject,
    ...['-out', certificate, '-keyout', key],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate.\n${stderr}`);
  return [certificate, key];
}

async function findFreePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((found) => {
          server.listen(0, '127.0.0.1', () => found((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports as [number, number];
}

function answers(port: number): Promise<boolean> {
  return new Promise((known) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => socket.end(() => known(true)));
    socket.on('error', () => known(false));
  });
}

function end(nginx: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (nginx.exitCode !== null) return ended();
    nginx.on('exit', () => ended());
    nginx.kill('SIGTERM');
  });
}
