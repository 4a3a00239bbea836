import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listAddresses, listFiles } from '#scripts/build/builtSite.ts';

const cssUrl = /url\(\s*["']?([^"')]+)/g;

/** How each kind of file writes its URLs. */
const linkPatterns: Record<string, RegExp[]> = {
  '.html': [
    /\s(?:href|src|srcset|component-url|renderer-url)="([^"\s]+)/gi,
    /<meta[^>]+content="(https?:\/\/[^"]+)"/g,
    cssUrl,
  ],
  '.css': [cssUrl],
  '.svg': [/\shref="([^"]+)"/g, cssUrl],
  '.js': [/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g],
  '.webmanifest': [/"(?:src|start_url)": ?"([^"]+)"/g],
  '.xml': [/(?:<loc>|href=")(https?:[^<"]+)/g],
  '.txt': [/\b(https?:\/\/[^\s)>\]]+)/g],
};

/** Looks up every URL in the files of a built site, and describes those that lead nowhere. */
export async function findBrokenLinks(directory: string, base: string): Promise<string[]> {
  const { addresses, notFoundPages } = listAddresses(await listFiles(directory));
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  const canonical = /rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '';
  const { origin } = new URL(canonical);
  const files = [...addresses, ...notFoundPages].map(([address, path]) => ({
    path,
    from: new URL(base + address.slice(1), origin),
    text: linkPatterns[extname(path)] ? read(path) : '',
  }));

  return files.flatMap(({ path, from, text }) =>
    linksIn(text, extname(path)).flatMap((link) => {
      const to = new URL(link, from);
      if (to.origin !== origin) return [];
      if (!to.pathname.startsWith(base)) return [`${path}: ${link} is outside ${base}`];
      const address = `/${decodeURI(to.pathname).slice(base.length)}`;
      const target = link.startsWith('#') ? path : addresses.get(address);
      if (target === undefined) return [`${path}: ${link} is not there`];
      if (to.hash === '') return [];
      const id = decodeURIComponent(to.hash.slice(1));
      // The filter of openings takes a hash, too.
      const places = [`id="${id}"`, `data-category="${id}"`];
      const isThere = places.some((place) => read(target).includes(place));
      return isThere ? [] : [`${path}: ${link} has no such id`];
    }),
  );
}

function linksIn(text: string, kind: string): string[] {
  const found = (linkPatterns[kind] ?? []).flatMap((pattern) => [...text.matchAll(pattern)]);
  const decoded = found.map(([, link = '']) => link.replaceAll(/&(?:amp|#38);/g, '&'));
  return [...new Set(decoded)].filter((link) => !/^(?:data|mailto|tel):/.test(link));
}
