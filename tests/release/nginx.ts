// Starts the machine's nginx with the configuration that a build writes for it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Place, readHostSite } from '#scripts/build/hostSite.ts';
import { nginxFile, nginxHttpFile } from '#scripts/build/nginx.ts';
import { findFreePorts } from './findFreePorts.ts';

/** A machine with nginx on which nothing of the site has been set up yet. */
export type NginxMachine = {
  place: Place;
  /** Puts a file of hosts/ where nginx reads it. */
  install: (file: string) => Promise<void>;
  /** Does what certbot does: lays a certificate and its key in their places. */
  certify: () => void;
  /** nginx -t: nothing where all is well, or what nginx says. */
  check: () => string;
  /** Starts nginx, or lets it read its files again. */
  load: () => Promise<void>;
  stop: () => Promise<void>;
};

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

/** The configuration of the build in its place, and nginx running with it. */
export async function startNginx(directory: string): Promise<RunningNginx> {
  const { place, install, certify, load, stop } = await setUpNginx(directory, 'localhost');
  certify();
  await install('nginx-http.conf');
  await install('nginx.conf');
  await load();
  return { ...place, stop };
}

export async function setUpNginx(directory: string, host: string): Promise<NginxMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [httpPort = 0, httpsPort = 0] = await findFreePorts(2);
  const place: Place = {
    origin: `https://${host}:${httpsPort}`,
    base: '',
    root: resolve(directory),
    certificate: join(folder, 'certificate.pem'),
    key: join(folder, 'key.pem'),
    challenges: join(folder, 'challenges'),
    httpPort,
    httpsPort,
  };
  const site = await readHostSite(directory);
  const files: Record<string, string> = {
    'nginx-http.conf': nginxHttpFile(place),
    'nginx.conf': nginxFile(site, place),
  };
  await mkdir(join(folder, 'conf.d'));
  await mkdir(place.challenges);
  await writeFile(join(folder, 'nginx.conf'), mainFile(folder));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  let nginx: ChildProcess | undefined;
  let port = httpPort;
  const stop = async () => {
    if (nginx) await end(nginx);
    await rm(folder, { recursive: true });
  };
  return {
    place,
    install: (file) => {
      const text = files[file];
      if (text === undefined) throw new Error(`The build writes no ${file} for nginx.`);
      if (file === 'nginx.conf') port = httpsPort;
      return writeFile(join(folder, 'conf.d', file), onLoopback(text));
    },
    certify: () => makeCertificate(place, host),
    check: () => {
      const { status, stderr } = spawnSync('nginx', ['-t', '-q', ...options], { encoding: 'utf8' });
      return status === 0 ? '' : stderr;
    },
    load: async () => {
      let said = '';
      if (nginx) nginx.kill('SIGHUP');
      else {
        nginx = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
        nginx.stderr?.on('data', (chunk) => {
          said += chunk;
        });
      }
      for (let tries = 0; !(await answers(port)); tries++) {
        if (nginx.exitCode !== null || tries === 100) {
          await stop();
          throw new Error(`nginx did not start with the configuration of the build.\n${said}`);
        }
        await new Promise((wait) => setTimeout(wait, 50));
      }
    },
    stop,
  };
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
  include ${folder}/conf.d/*.conf;
}
`;
}

function makeCertificate({ certificate, key }: Place, host: string): void {
  const request = 'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const names = [host, host.replace(/^www\./, '')].map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=${names}`];
  const { status, stderr } = spawnSync('openssl', [
    ...request.split(' '),
    ...subject,
    ...['-out', certificate, '-keyout', key],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate.\n${stderr}`);
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
