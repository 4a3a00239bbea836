// The files of a built site and the addresses they are served at.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files of a built site, sorted. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** The page of the CMS, which is built only if content/company.json has a repository. */
export const adminPage = 'admin/index.html';

/** A configuration file that hosts read but do not serve. */
export const headersFileName = '_headers';

/**
 * Maps each address to its file (/de/story/ to de/story/index.html), and each folder with a 404 page to that page
 * (/de/ to de/404.html), innermost folders last.
 */
export function listAddresses(paths: string[]) {
  const addresses = new Map<string, string>();
  const notFoundPages = new Map<string, string>();
  for (const path of paths.filter((path) => path !== headersFileName)) {
    const name = `/${path.replace(/\.html$/, '')}`;
    if (name.endsWith('/404')) notFoundPages.set(name.slice(0, -'404'.length), path);
    else addresses.set(name.replace(/\/index$/, '/'), path);
  }
  return { addresses, notFoundPages };
}

/** '/' → '', 'shop/' → '/shop': the prefix of every address of the site. */
export function rootOf(base: string): string {
  return `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '');
}
