// A copy of the project in which a test or a command may change files.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Large folders that are never changed: their files are hard links in the copy. */
const linked = ['node_modules', 'scripts/browser/unpacked'];

/** Caches of tools in node_modules, which are not copied. */
const caches = /[\\/]\.(astro|vite|vite-temp|vitest-cache)([\\/]|$)/;

/** In the project, so that hard links are possible; "reports" is deleted by each npm test. */
export async function copyProject(): Promise<string> {
  await mkdir('reports', { recursive: true });
  const folder = await mkdtemp(resolve('reports', 'copy-'));
  // All files that are not ignored by git, as they are on the disk.
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(existsSync)) await cp(file, join(folder, file));
  for (const from of linked.filter(existsSync)) {
    await mkdir(join(folder, from), { recursive: true });
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (caches.test(path)) continue;
      if (entry.isDirectory()) await mkdir(join(folder, path));
      else await link(path, join(folder, path));
    }
  }
  return folder;
}
