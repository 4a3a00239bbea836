// Whether dist/ is up to date with its sources.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Holds the hash of the sources that dist/ was built from. */
export const stamp = join('.astro', 'built-from');

export async function isBuilt(): Promise<boolean> {
  const builtFrom = await readFile(stamp, 'utf8').catch(() => '');
  return existsSync(join('dist', 'index.html')) && builtFrom === (await hashSources());
}

/** One hash over every source file and the two environment variables. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.env.SITE_URL, process.env.BASE_PATH]));
  // Rather too many than too few: a needless build is better than an outdated page.
  const sources = ['*', '{content,locales,public,scripts,src}/**'];
  const exclude = ({ name }: { name: string }) => /^(node_modules|unpack(ed|ing))$/.test(name);
  const entries = await Array.fromAsync(glob(sources, { withFileTypes: true, exclude }));
  const files = entries.filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`\0${path}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}
