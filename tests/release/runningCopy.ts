import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';

export const isWindows = process.platform === 'win32';

/** Disposing it ends the server and deletes the folder. */
export type RunningCopy = Awaited<ReturnType<typeof startIn>>;

/** Runs `npm run dev` in a copy of the project, at a free port. */
export async function startIn(folder: string) {
  // With its lock Astro detaches from whatever it takes for an assistant.
  const server = spawn('npm', ['run', 'dev', '--', '--ignore-lock'], {
    cwd: folder,
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
  const address = /http:\/\/localhost:\d+\S*/;
  await expect.poll(printed, { timeout: 120_000 }).toMatch(address);
  const end = async () => {
    signal(server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const [site = ''] = address.exec(printed()) ?? [];
  return { folder, site, server, printed, [Symbol.asyncDispose]: end };
}

/** Signals the whole process group, as a terminal does, and says whether it still runs; 0 only asks. */
export function signal({ pid = 0 }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(isWindows ? pid : -pid, name);
  } catch {
    return false;
  }
}
