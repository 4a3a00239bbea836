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
  /** The 404 page of each folder that has one; the innermost folder comes first. */
  lost: [folder: string, page: string][];
};

export async function readHostSite(directory: string, site: string, base = ''): Promise<HostSite> {
  const { notFound } = listAddresses(await listFiles(directory));
  const { origin, hostname } = new URL(site);
  const root = `/var/www/${hostname}`;
  return { origin, base: rootOf(base), root, lost: [...notFound].reverse() };
}

/** A pattern that fits these letters alone. */
export function patternOf(address: string): string {
  return address.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Patterns of what leads on where there is such a page: /story/ and /story.html to /story, /de and /de/index.html to
 * /de/. Servers compare decoded addresses and write what they find into a header: were any sign let through, a line
 * break would begin a header of the visitor's own.
 */
export function movedPatterns({ base }: HostSite): { page: string; folder: string } {
  const names = `${patternOf(base)}(?:/[a-z0-9-]+)`;
  return {
    page: `^(${names}+)(?:/|\\.html)$`,
    folder: `^(${names}*?)(?:/index(?:\\.html)?)?$`,
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

export function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join('\n');
}
