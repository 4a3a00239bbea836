// What the files for hosts are written of: the built site, and the place where a server finds it.
import { isIP } from 'node:net';
import type { AstroConfig } from 'astro';
import { listAddresses, listFiles, rootOf } from './builtSite.ts';
import { readPolicies } from './headers.ts';

/** Where a web server finds the site, and where it answers. */
export type Place = {
  /** As visitors type it: https://example.com, without a slash at the end. */
  origin: string;
  /** The folder below the origin, as in BASE_PATH: '' or '/sub'. */
  base: string;
  /** The folder on the server that holds what the domain shows. */
  root: string;
  certificate: string;
  key: string;
  /** The folder where certbot proves that the name is the owner's. */
  challenges: string;
  httpPort: number;
  httpsPort: number;
};

export type HostSite = {
  /** The policy of each page, by its file. */
  policies: Map<string, string>;
  /** The file of each page that has an address. */
  pages: Map<string, string>;
  /** The 404 page of each folder that has one. */
  notFound: Map<string, string>;
};

/** Where the site will be, from the two settings of a build. */
export function usualPlace({ site = '', base }: Pick<AstroConfig, 'site' | 'base'>): Place {
  const { host, origin } = new URL(site);
  return {
    origin,
    base: rootOf(base),
    root: `/var/www/${host}`,
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
    challenges: '/var/www/letsencrypt',
    httpPort: 80,
    httpsPort: 443,
  };
}

export async function readHostSite(directory: string): Promise<HostSite> {
  const { addresses, notFound } = listAddresses(await listFiles(directory));
  const pages = new Map([...addresses].filter(([, path]) => path.endsWith('.html')));
  return { policies: await readPolicies(directory), pages, notFound };
}

/**
 * The folders of pages that share one policy, as openings do below the page that lists them. Hosts take
 * only so many rules, and there may be a thousand openings.
 */
export function sharedPolicies({ policies, pages }: HostSite): Map<string, string> {
  const shared = new Map<string, string>();
  for (const [folder, inside] of Object.entries(
    Object.groupBy(pages, ([address]) => address.slice(0, address.lastIndexOf('/') + 1)),
  )) {
    const found = new Set(inside?.map(([, path]) => policies.get(path) ?? ''));
    const [policy = ''] = found;
    if (pages.has(folder.slice(0, -1)) && found.size === 1) shared.set(folder, policy);
  }
  return shared;
}

/** The policy of each page by its address, or by its folder with a * behind it. */
export function policyRules(site: HostSite): [address: string, policy: string][] {
  const shared = sharedPolicies(site);
  const own = [...site.pages].filter(([address]) => !isBelow(shared, address));
  return [
    ...own.map(([address, path]): [string, string] => [address, site.policies.get(path) ?? '']),
    ...[...shared].map(([folder, policy]): [string, string] => [`${folder}*`, policy]),
  ];
}

export function isBelow(folders: Map<string, string>, address: string): boolean {
  return [...folders.keys()].some((folder) => address.startsWith(folder));
}

/**
 * The last part of an opening's address. Servers compare decoded addresses and write what they find into
 * a header: were any sign let through, a line break would begin a header of the visitor's own.
 */
export const openingPattern = '[a-z0-9-]+';

/** Patterns of the addresses that lead on to a page, /story/ or /de/index.html, with what is kept of them. */
export function movedPatterns(site: HostSite, base: string): { page: string; folder: string } {
  const shared = sharedPolicies(site);
  const own = [...site.pages.keys()].filter((address) => !isBelow(shared, address));
  const folders = own.filter((address) => address.endsWith('/')).map((name) => name.slice(0, -1));
  const pages = [
    ...own.filter((address) => !address.endsWith('/')).map(literally),
    ...[...shared.keys()].map((folder) => literally(folder) + openingPattern),
  ];
  return {
    page: `^(${literally(base)}(${pages.join('|')}))(/|\\.html)$`,
    folder: `^(${literally(base)}(${folders.map(literally).join('|')}))(/index(\\.html)?)?$`,
  };
}

/** A text as a pattern that fits it alone. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
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

export function languageFolders({ notFound }: HostSite): [folder: string, page: string][] {
  return [...notFound].filter(([folder]) => folder !== '/');
}

export function lines<Item>(items: Iterable<Item>, write: (item: Item) => string, between = '\n') {
  return [...items].map(write).join(between);
}
