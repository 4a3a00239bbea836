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

/** The addresses that the files of a built site are found under. */
type Addresses = {
  /** The file that each address shows. */
  addresses: Map<string, string>;
  /** Redirects: /story/ → /story. */
  redirects: Map<string, string>;
  /** The 404 page of each folder that has one: / → 404.html, /de/ → de/404.html. */
  notFound: Map<string, string>;
};

/** Files of a built site that hosts read and never serve. */
export const filesForHosts = ['_headers', 'vercel.json'];

export function listAddresses(paths: string[]): Addresses {
  const addresses = new Map<string, string>();
  const redirects = new Map<string, string>();
  const notFound = new Map<string, string>();
  for (const path of paths.filter((path) => !filesForHosts.includes(path))) {
    if (/(^|\/)404\.html$/.test(path)) {
      notFound.set(`/${path.slice(0, -'404.html'.length)}`, path);
      continue;
    }
    const address = addressOf(path);
    addresses.set(address, path);
    if (!path.endsWith('.html')) continue;
    redirects.set(`/${path}`, address);
    const name = `/${path.slice(0, -'.html'.length)}`;
    if (name !== address) redirects.set(name, address);
    redirects.set(address.endsWith('/') ? withoutEndSlash(address) : `${address}/`, address);
  }
  return { addresses, redirects, notFound };
}

/** index.html → /, de/index.html → /de/, de/story.html → /de/story, other files as they are. */
function addressOf(path: string): string {
  return `/${path}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** '/' → '', 'shop/' → '/shop': what stands before every address of the site. */
export function rootOf(base: string): string {
  const parts = base.split('/').filter((part) => part !== '');
  return parts.map((part) => `/${part}`).join('');
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/$/, '');
}
