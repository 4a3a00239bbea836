// What the files for hosts are written of: the built site, and where it answers.
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { listAddresses, listFiles, rootOf } from './builtSite.ts';
import { policyOf } from './headers.ts';

export type HostSite = {
  /** As visitors type it: https://example.com, without a slash at the end. */
  origin: string;
  /** The folder below the origin, as in BASE_PATH: '' or '/sub'. */
  base: string;
  /** The folder on an own server that holds what the domain shows. */
  root: string;
  /** The policy of each page by its address, or of all below a folder with a star behind it. */
  policies: [address: string, policy: string][];
  /** The 404 page of each folder that has one, and its policy; the innermost folder comes first. */
  lost: { folder: string; page: string; policy: string }[];
};

export async function readHostSite(directory: string, site: string, base = ''): Promise<HostSite> {
  const { addresses, notFound } = listAddresses(await listFiles(directory));
  const policyAt = async (path: string) => policyOf(await readFile(join(directory, path), 'utf8'));
  const policies: HostSite['policies'] = [];
  for (const [address, path] of addresses) {
    if (path.endsWith('.html')) policies.push([address, await policyAt(path)]);
  }
  const lost: HostSite['lost'] = [];
  for (const [folder, page] of notFound) lost.push({ folder, page, policy: await policyAt(page) });
  const folders = Map.groupBy(policies, ([address]) => address.replace(/[^/]*$/, ''));
  const { origin, hostname } = new URL(site);
  return {
    origin,
    base: rootOf(base),
    root: `/var/www/${hostname}`,
    policies: [...folders].flatMap(([folder, inside]): HostSite['policies'] => {
      const [first = '', ...others] = new Set(inside.map(([, policy]) => policy));
      // Hosts take only so many rules, and there may be a thousand openings below the page that lists them.
      const isShared = addresses.has(folder.slice(0, -1)) && others.length === 0;
      return isShared ? [[`${folder}*`, first]] : inside;
    }),
    lost: lost.sort((a, b) => b.folder.length - a.folder.length),
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
export function movedPatterns({ policies, base }: HostSite): { page: string; folder: string } {
  const addresses = policies.map(([address]) => address);
  const pages = addresses.filter((address) => !address.endsWith('/'));
  const folders = addresses.filter((address) => address.endsWith('/'));
  const anyOf = (some: string[]) => `(${patternOf(base)}(${some.map(patternOf).join('|')}))`;
  return {
    page: `^${anyOf(pages)}(/|\\.html)$`,
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
