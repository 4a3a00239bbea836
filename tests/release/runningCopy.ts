// A command that serves the site while it is edited, running in a copy of the project.
import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { findFreePorts } from './findFreePorts.ts';

export const isWindows = process.platform === 'win32';

/** A dev server in a copy of the project. */
export type Edited = { folder: string; site: string; server: ChildProcess; printed: () => string };

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
