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

/** The addresses that the files of a built site are found under. */
type Addresses = {
  /** The file that each address shows: index.html at /, de/story.html at /de/story. */
  addresses: Map<string, string>;
  /** Redirects: /story/ → /story. */
  redirects: Map<string, string>;
  /** The 404 page of each folder that has one: / → 404.html, /de/ → de/404.html. */
  notFound: Map<string, string>;
};

export function listAddresses(paths: string[]): Addresses {
  const listed: Addresses = { addresses: new Map(), redirects: new Map(), notFound: new Map() };
  for (const path of paths.filter((path) => !filesForHosts.includes(path))) {
    const name = `/${path.replace(/\.html$/, '')}`;
    if (/\/404$/.test(name)) {
      listed.notFound.set(name.slice(0, -'404'.length), path);
      continue;
    }
    const address = name.replace(/\/index$/, '/');
    listed.addresses.set(address, path);
    if (!path.endsWith('.html')) continue;
    const slashed = address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
    for (const other of [`/${path}`, name, slashed]) {
      if (other !== address) listed.redirects.set(other, address);
    }
  }
  return listed;
}

/** '/' → '', 'shop/' → '/shop': what stands before every address of the site. */
export function rootOf(base: string): string {
  return `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '');
}
