// A copy of the project in which a test may change files, and a command that runs there.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cp,
  link as hardLink,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  symlink,
} from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { findFreePorts } from './findFreePorts.ts';

export const isWindows = process.platform === 'win32';

/** A dev server in a copy of the project. */
export type Edited = { folder: string; site: string; server: ChildProcess; printed: () => string };

/** What tools keep in node_modules between two runs. */
const caches = ['.astro', '.vite', '.vite-temp', '.vitest-cache'];

/** Puts the same files into a second folder, which takes no room and hardly any time. */
async function link(from: string, to: string): Promise<void> {
  const kind = await lstat(from);
  if (kind.isFile()) return hardLink(from, to);
  if (kind.isSymbolicLink()) return symlink(await readlink(from), to);
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await link(join(from, name), join(to, name));
}

/** Inside the project, on the same disk; "reports" is made anew by each npm test. */
export async function copyProject(): Promise<string> {
  await mkdir('reports', { recursive: true });
  const folder = await mkdtemp(resolve('reports', 'dev-'));
  const leftOut = ['.astro', '.git', 'dist', 'hosts', 'node_modules', 'reports', 'shots'];
  for (const name of await readdir('.')) {
    if (leftOut.includes(name) || name === 'test-results') continue;
    const filter = (path: string) => basename(path) !== 'node_modules';
    await cp(name, join(folder, name), { recursive: true, filter });
  }
  for (const name of await readdir('node_modules')) {
    if (!caches.includes(name))
      await link(join('node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** `npm run dev` or another command that serves the site while it is edited. */
export async function startIn(folder: string, command = 'dev'): Promise<Edited> {
  const [port] = await findFreePorts(1);
  const server = spawn('npm', ['run', command, '--', '--port', String(port)], {
    cwd: folder,
    // Nothing of it opens a window of its own.
    env: { ...process.env, BROWSER: 'none' },
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const printed = () => stripVTControlCharacters(text);
  const address = () => /http:\/\/localhost:\d+\S*/.exec(printed())?.[0];
  await expect.poll(address, { timeout: 120_000, message: printed() }).toBeTruthy();
  return { folder, site: address() ?? '', server, printed };
}

/** To all it started, as a terminal does. */
export function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (!pid || !isAlive({ pid })) return;
  process.kill(isWindows ? pid : -pid, name);
}

export function isAlive({ pid = 0 }: Pick<ChildProcess, 'pid'>): boolean {
  try {
    process.kill(isWindows ? pid : -pid, 0);
    return true;
  } catch {
    return false;
  }
}
