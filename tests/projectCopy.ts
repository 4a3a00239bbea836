// A copy of the project in which a test or a command may change files.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Caches of tools in node_modules, which are not copied. */
const caches = /[\\/]\.(astro|vite|vite-temp|vitest-cache)([\\/]|$)/;

/** In the project, so that its packages can be hard links; not in test-results/, where Vite watches no file. */
export async function copyProject(): Promise<string> {
  await mkdir('copies', { recursive: true });
  const folder = await mkdtemp(resolve('copies', 'copy-'));
  // All files that are not ignored by git, as they are on the disk.
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(existsSync)) await cp(file, join(folder, file));
  await mkdir(join(folder, 'node_modules'));
  for (const entry of await readdir('node_modules', { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (caches.test(path)) continue;
    if (entry.isDirectory()) await mkdir(join(folder, path));
    else await link(path, join(folder, path));
  }
  return folder;
}
