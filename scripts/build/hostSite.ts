// Input for the nginx configuration: the built site and its address.
import { isIP } from 'node:net';
import { adminPage, listAddresses, listFiles, rootOf } from './builtSite.ts';

export type HostSite = {
  /** Without a trailing slash: https://example.com. */
  origin: string;
  /** BASE_PATH without a trailing slash: '' or '/sub'. */
  base: string;
  /** The document root on the server. */
  root: string;
  /** The 404 page of each folder that has one, innermost folders first. */
  notFoundPages: [folder: string, page: string][];
  hasAdmin: boolean;
};

export async function readHostSite(directory: string, site: string, base = ''): Promise<HostSite> {
  const paths = await listFiles(directory);
  const { notFoundPages } = listAddresses(paths);
  const { origin, hostname } = new URL(site);
  const root = `/var/www/${hostname}`;
  return {
    origin,
    base: rootOf(base),
    root,
    notFoundPages: [...notFoundPages].reverse(),
    hasAdmin: paths.includes(adminPage),
  };
}

/** A regular expression that matches this address literally. */
export function patternOf(address: string): string {
  return address.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** The host name of the site and its counterpart with or without www. */
export function namesOf(origin: string): [name: string, other?: string] {
  const { hostname } = new URL(origin);
  if (!hostname.includes('.') || isIP(hostname)) return [hostname];
  if (hostname.startsWith('www.')) return [hostname, hostname.slice('www.'.length)];
  return [hostname, `www.${hostname}`];
}

export function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join('\n');
}
