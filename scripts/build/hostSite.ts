// What the files for hosts are written of: the built site, and where it answers.
import { isIP } from 'node:net';
import { listAddresses, listFiles, rootOf } from './builtSite.ts';

export type HostSite = {
  /** As visitors type it: https://example.com, without a slash at the end. */
  origin: string;
  /** The folder below the origin, as in BASE_PATH: '' or '/sub'. */
  base: string;
  /** The folder on an own server that holds what the domain shows. */
  root: string;
  /** The addresses of its pages; a star stands for all below a page that lists them. */
  pages: string[];
  /** The 404 page of each folder that has one; the innermost folder comes first. */
  lost: [folder: string, page: string][];
};

export async function readHostSite(directory: string, site: string, base = ''): Promise<HostSite> {
  const { addresses, notFound } = listAddresses(await listFiles(directory));
  const pages = [...addresses].flatMap(([address, path]) => {
    const folder = address.replace(/[^/]*$/, '');
    // There may be a thousand openings below the page that lists them.
    if (addresses.has(folder.slice(0, -1))) return `${folder}*`;
    return path.endsWith('.html') ? address : [];
  });
  const { origin, hostname } = new URL(site);
  return {
    origin,
    base: rootOf(base),
    root: `/var/www/${hostname}`,
    pages: [...new Set(pages)],
    lost: [...notFound].reverse(),
  };
}

/**
 * A pattern that fits an address alone, or with a star behind it the openings below it. Servers compare
 * decoded addresses and write what they find into a header: were any sign let through, a line break would
 * begin a header of the visitor's own.
 */
export function patternOf(address: string): string {
  return address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[a-z0-9-]+');
}

/** Patterns of the addresses that lead on to a page, /story/ or /de/index.html, with what is kept of them. */
export function movedPatterns({ pages, base }: HostSite): { page: string; folder: string } {
  const { folders = [], others = [] } = Object.groupBy(pages, (page) =>
    page.endsWith('/') ? 'folders' : 'others',
  );
  const anyOf = (some: string[]) => `(${patternOf(base)}(${some.map(patternOf).join('|')}))`;
  return {
    page: `^${anyOf(others)}(/|\\.html)$`,
    folder: `^${anyOf(folders.map((folder) => folder.slice(0, -1)))}(/index(\\.html)?)?$`,
  };
}

/**
 * The site's name, and the one that people type as well: with www. where it has none, without it
 * where it has.
 */
export function namesOf(origin: string): [name: string, other?: string] {
  const { hostname } = new URL(origin);
  if (!hostname.includes('.') || isIP(hostname)) return [hostname];
  return [
    hostname,
    hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`,
  ];
}

export function lines<Item>(items: Iterable<Item>, write: (item: Item) => string, between = '\n') {
  return [...items].map(write).join(between);
}
