// Starts the machine's nginx with the configuration that a build writes for it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Place, readHostSite } from '#scripts/build/hostSite.ts';
import { serverFiles } from '#scripts/build/hosts.ts';
import { selfSigned } from '#tests/selfSigned.ts';
import { findFreePorts } from './findFreePorts.ts';

/** A machine with nginx on which nothing of the site has been set up yet. */
export type NginxMachine = {
  place: Place;
  /** Puts a file of hosts/ where nginx reads it: /etc/nginx/conf.d/website.conf, for instance. */
  install: (file: string, to: string) => Promise<void>;
  /** What the owner writes there without the build. */
  write: (to: string, text: string) => Promise<void>;
  /** Does what certbot does: lays a certificate and its key in their places. */
  certify: () => Promise<void>;
  /** nginx -t: nothing where all is well, or what nginx says. */
  check: () => string;
  /** Starts nginx, or lets it read its files again. */
  load: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Whether the machine has a program, whatever that makes of being asked for its version. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

export const hasNginx = () => isInstalled('nginx') && isInstalled('openssl');

/** The configuration of the build in its place, and nginx running with it. */
export async function startNginx(
  directory: string,
): Promise<Place & { stop: () => Promise<void> }> {
  const { place, install, certify, load, stop } = await setUpNginx(directory, 'localhost');
  await certify();
  await install('nginx-http.conf', '/etc/nginx/conf.d/website-http.conf');
  await install('nginx.conf', '/etc/nginx/conf.d/website.conf');
  await load();
  return { ...place, stop };
}

export async function setUpNginx(
  directory: string,
  host: string,
  base = '',
): Promise<NginxMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [httpPort = 0, httpsPort = 0] = await findFreePorts(2);
  const place: Place = {
    origin: `https://${host}:${httpsPort}`,
    base,
    root: base === '' ? resolve(directory) : join(folder, 'www'),
    certificate: join(folder, 'certificate.pem'),
    key: join(folder, 'key.pem'),
    challenges: join(folder, 'challenges'),
    httpPort,
    httpsPort,
  };
  const files = serverFiles(await readHostSite(directory), place);
  await mkdir(join(folder, 'conf.d'));
  await mkdir(place.challenges);
  if (base !== '') {
    await mkdir(dirname(place.root + base), { recursive: true });
    await symlink(resolve(directory), place.root + base);
  }
  await writeFile(join(folder, 'nginx.conf'), mainFile(folder));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  let nginx: ChildProcess | undefined;
  let port = httpsPort;
  const write = (to: string, text: string) =>
    writeFile(to.replace('/etc/nginx', folder), onLoopback(text, folder));
  const stop = async () => {
    if (nginx) await end(nginx);
    await rm(folder, { recursive: true });
  };
  return {
    place,
    write,
    install: (file, to) => {
      const text = files[file];
      if (text === undefined) throw new Error(`The build writes no ${file} for nginx.`);
      port = file === 'nginx-http.conf' ? httpPort : httpsPort;
      return write(to, text);
    },
    certify: async () => {
      const pem = selfSigned(host, host.replace(/^www\./, ''));
      await writeFile(place.certificate, pem);
      await writeFile(place.key, pem);
    },
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
function onLoopback(site: string, folder: string): string {
  return site
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('  listen ', '  listen 127.0.0.1:')
    .replaceAll('/etc/nginx/', `${folder}/`);
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
