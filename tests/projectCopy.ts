// A copy of the project in which a test or a command may change files.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What is large and never changed: the same files, linked into the copy. */
const linked = ['node_modules', 'editor/node_modules', 'scripts/browser/unpacked'];

/** What tools keep in node_modules between two runs. */
const caches = /[\\/]\.(astro|vite|vite-temp|vitest-cache)([\\/]|$)/;

/** Inside the project, on the same disk; "reports" is made anew by each npm test. */
export async function copyProject(): Promise<string> {
  await mkdir('reports', { recursive: true });
  const folder = await mkdtemp(resolve('reports', 'copy-'));
  // What git keeps or would keep, as it lies on the disk.
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
