// Whether dist/ was built from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const stamp = join('.astro', 'built-from');

// Any other file may change what is built; building once too often is better than an old page.
const ignored = new Set([
  ...['.astro', '.git', 'dist', 'editor', 'hosts', 'node_modules', 'pictures', 'reports', 'shots'],
  ...['test-results', 'tests', 'unpacked', 'unpacking'],
]);

export async function isBuilt(): Promise<boolean> {
  if (!existsSync(join('dist', 'index.html')) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === (await hashSources());
}

export async function stampBuild(sources: string): Promise<void> {
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, sources);
}

/** One hash over every source file and the two settings that come from outside. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.env.SITE_URL, process.env.BASE_PATH]));
  const paths: string[] = [];
  const options = {
    withFileTypes: true,
    exclude: ({ name }: { name: string }) => ignored.has(name),
  } as const;
  for await (const entry of glob(['**', '**/.*/**'], options)) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  for (const path of paths.sort()) hash.update(`\0${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}
