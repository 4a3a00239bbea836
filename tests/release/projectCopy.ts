// Playwright's test with a copy of the project, in which files may be changed, and with `npm run dev` in that copy.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';

export { expect };

export const test = base.extend<{ folder: string; basePath: string; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  folder: async ({}, use) => {
    const folder = await copyProject();
    await use(folder);
    await rm(folder, { recursive: true });
  },
  basePath: ['/', { option: true }],
  /** The address of the development server. */
  site: ({ folder, basePath }, use) => withServer('dev', folder, basePath, use),
});

/** Starts one of Astro's servers, and ends it when it has been used. */
export async function withServer(
  script: 'dev' | 'preview',
  folder: string,
  basePath: string,
  use: (site: string) => Promise<void>,
): Promise<void> {
  // By its lock Astro may decide to leave the server running. It takes a port that is free.
  const options = ['--', '--ignore-lock', '--port=0'];
  const server = spawn('npm', ['run', script, ...options], {
    cwd: folder,
    env: { ...process.env, BASE_PATH: basePath },
    // What nobody reads would fill up, and hold the server.
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const closed = once(server, 'close');
  const site = Promise.withResolvers<string>();
  createInterface({ input: server.stdout }).on('line', (line) => {
    const [address] = /http:\/\/localhost:\d+[\w/]*/.exec(line) ?? [];
    if (address) site.resolve(address);
  });
  server.once('exit', (code) => site.reject(new Error(`npm run ${script} ended with ${code}`)));
  try {
    await use(await site.promise);
  } finally {
    // With all that it started, so that nothing more is written into the folder.
    if (server.exitCode === null) process.kill(-Number(server.pid), 'SIGKILL');
    await closed;
  }
}

/** In the project, so that its packages can be hard links; not in test-results/, where Vite watches no file. */
async function copyProject(): Promise<string> {
  await mkdir('copies', { recursive: true });
  const folder = await mkdtemp(resolve('copies', 'copy-'));
  // All files that are not ignored by git, as they are on the disk.
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(existsSync)) await cp(file, join(folder, file));
  // Without the caches of tools.
  const caches = /[\\/]\.(astro|vite|vite-temp|vitest-cache)([\\/]|$)/;
  await mkdir(join(folder, 'node_modules'));
  for (const entry of await readdir('node_modules', { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (caches.test(path)) continue;
    if (entry.isDirectory()) await mkdir(join(folder, path));
    else await link(path, join(folder, path));
  }
  return folder;
}
