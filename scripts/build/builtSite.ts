// Where the files of a built site are found, and what leads to them.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files of a built site by their paths, in an order that no disk decides. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Files of a built site that hosts read and never serve. */
export const filesForHosts = ['_headers', 'vercel.json'];

/**
 * The file that each address shows, de/story.html at /de/story; and the 404 page of each folder that has one,
 * de/404.html of /de/, the innermost folder last.
 */
export function listAddresses(paths: string[]) {
  const addresses = new Map<string, string>();
  const notFoundPages = new Map<string, string>();
  for (const path of paths.filter((path) => !filesForHosts.includes(path))) {
    const name = `/${path.replace(/\.html$/, '')}`;
    if (name.endsWith('/404')) notFoundPages.set(name.slice(0, -'404'.length), path);
    else addresses.set(name.replace(/\/index$/, '/'), path);
  }
  return { addresses, notFoundPages };
}

/** '/' → '', 'shop/' → '/shop': what stands before every address of the site. */
export function rootOf(base: string): string {
  return `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '');
}
