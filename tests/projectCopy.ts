// A copy of the project in which a test or a command may change files.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
import { dirname, join, resolve } from 'node:path';

/** What is large and never changed: the same files, linked into the copy. */
const linked = ['node_modules', 'editor/node_modules', 'scripts/browser/unpacked'];

/** What tools keep in node_modules between two runs. */
const caches = ['.astro', '.vite', '.vite-temp', '.vitest-cache'];

/** Inside the project, on the same disk; "reports" is made anew by each npm test. */
export async function copyProject(): Promise<string> {
  await mkdir('reports', { recursive: true });
  const folder = await mkdtemp(resolve('reports', 'copy-'));
  for (const file of sources()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  for (const from of linked.filter(existsSync)) {
    for (const name of await readdir(from)) {
      if (!caches.includes(name)) await link(join(from, name), join(folder, from, name));
    }
  }
  return folder;
}

/** What git keeps or would keep, as it lies on the disk. */
function sources(): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  const isLinked = (file: string) => linked.some((place) => file.startsWith(`${place}/`));
  return files.filter((file) => existsSync(file) && !isLinked(file));
}

/** Puts the same files into a second folder, which takes no room and hardly any time. */
async function link(from: string, to: string): Promise<void> {
  const kind = await lstat(from);
  await mkdir(dirname(to), { recursive: true });
  if (kind.isFile()) return hardLink(from, to);
  if (kind.isSymbolicLink()) return symlink(await readlink(from), to);
  for (const name of await readdir(from)) await link(join(from, name), join(to, name));
}
