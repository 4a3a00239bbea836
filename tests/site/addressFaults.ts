import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listAddresses, listFiles } from '#scripts/build/builtSite.ts';

const inStyles = /url\(\s*["']?([^"')]+)/g;

/** Where a file of each kind names what a browser, a search engine or a phone may ask for. */
const names: Record<string, RegExp[]> = {
  '.html': [
    /\s(?:href|src|srcset|component-url|renderer-url)="([^"\s]+)/gi,
    /<meta[^>]+content="(https?:\/\/[^"]+)"/g,
    inStyles,
  ],
  '.css': [inStyles],
  '.svg': [/\shref="([^"]+)"/g, inStyles],
  '.js': [/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g],
  '.webmanifest': [/"(?:src|start_url)": ?"([^"]+)"/g],
  '.xml': [/(?:<loc>|href=")(https?:[^<"]+)/g],
  '.txt': [/\b(https?:\/\/[^\s)>\]]+)/g],
};

/** Reads a built site, looks up everything its files name and says what is not there. */
export async function addressFaults(directory: string, base: string): Promise<string[]> {
  const { addresses, notFound } = listAddresses(await listFiles(directory));
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  const canonical = /rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '';
  const { origin } = new URL(canonical);
  const files = [...addresses, ...notFound].map(([address, path]) => ({
    path,
    from: new URL(base + address.slice(1), origin),
    text: names[extname(path)] ? read(path) : '',
  }));

  return files.flatMap(({ path, from, text }) =>
    namesIn(text, extname(path)).flatMap((name) => {
      const to = new URL(name, from);
      if (to.origin !== origin) return [];
      if (!to.pathname.startsWith(base)) return [`${path} names ${name}, outside ${base}`];
      const address = `/${decodeURI(to.pathname).slice(base.length)}`;
      const target = name.startsWith('#') ? path : addresses.get(address);
      if (target === undefined) return [`${path} names ${name}, which is not there`];
      if (to.hash === '') return [];
      const id = decodeURIComponent(to.hash.slice(1));
      return read(target).includes(`id="${id}"`) ? [] : [`${path} names ${name}: no such id`];
    }),
  );
}

function namesIn(text: string, kind: string): string[] {
  const found = (names[kind] ?? []).flatMap((pattern) => [...text.matchAll(pattern)]);
  const decoded = found.map(([, name = '']) => name.replaceAll(/&(?:amp|#38);/g, '&'));
  return [...new Set(decoded)].filter((name) => !/^(?:data|mailto|tel):/.test(name));
}
