// Runs a dev server in a copy of the project.
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';

export const isWindows = process.platform === 'win32';

/** A dev server in a copy of the project. */
export type RunningCopy = Awaited<ReturnType<typeof startIn>>;

/** `npm run dev` or `npm run edit`, at a free port. */
export async function startIn(folder: string, command = 'dev') {
  const server = spawn('npm', ['run', command], {
    cwd: folder,
    // Opens no browser window.
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
  const end = async () => {
    signal(server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, site: address() ?? '', server, printed, [Symbol.asyncDispose]: end };
}

/** Signals the whole process group, as a terminal does. */
export function signal({ pid = 0 }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(isWindows ? pid : -pid, name);
  } catch {
    return false;
  }
}
