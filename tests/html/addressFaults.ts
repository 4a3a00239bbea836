import { readdir } from 'node:fs/promises';
import { serve } from '#scripts/serve/server.ts';

type Document = { text: string; links: Set<string> };

/** Serves a built site, follows everything it names and says what does not hold. */
export async function addressFaults(directory: string, base: string): Promise<string[]> {
  const site = await serve({ directory, port: 0, base });
  const faults: string[] = [];
  const documents = new Map<string, Document>();
  const pages = await listPages(directory);
  const root = new URL(site.url);
  const home = await (await fetch(root)).text();
  const published = new URL(/rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? site.url).origin;

  try {
    const waiting = [root.href, ...pages.map((page) => new URL(page, root).href)];
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (documents.has(address)) continue;
      const document = await read(address);
      documents.set(address, document);
      for (const link of document.links) waiting.push(link);
    }
    for (const page of pages) await checkRedirects(new URL(page, root));
    checkFragments();
  } finally {
    await site.close();
  }
  return faults;

  async function read(address: string): Promise<Document> {
    const response = await fetch(address, { redirect: 'manual' });
    const text = await response.text();
    const isLost = /\/404$/.test(address);
    if (response.status !== (isLost ? 404 : 200)) {
      faults.push(`${address} answers ${response.status}`);
      return { text: '', links: new Set() };
    }
    const links = new Set<string>();
    for (const name of namesIn(text, response.headers.get('Content-Type') ?? '')) {
      const { origin, pathname, search } = new URL(name, address);
      if (origin !== published && origin !== root.origin) continue;
      if (!pathname.startsWith(base)) faults.push(`${address} names ${name}, outside ${base}`);
      else links.add(`${root.origin}${pathname}${search}`);
    }
    return { text, links };
  }

  /** Whoever types a page's address with its file name or with a slash arrives all the same. */
  async function checkRedirects(page: URL): Promise<void> {
    if (page.pathname.endsWith('/')) return;
    for (const variant of [`${page.href}/`, `${page.href}.html`]) {
      const response = await fetch(variant);
      if (!response.ok && !page.href.endsWith('/404')) faults.push(`${variant} leads nowhere`);
    }
  }

  function checkFragments(): void {
    for (const [address, { text }] of documents) {
      for (const [, href = ''] of text.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)) {
        const { origin, pathname, hash } = new URL(decodeEntities(href), address);
        const target = documents.get(`${root.origin}${pathname}`);
        const id = decodeURIComponent(hash.slice(1));
        if (origin === root.origin && !target?.text.includes(`id="${id}"`)) {
          faults.push(`${address} links to ${href}, and nothing has that id`);
        }
      }
    }
  }
}

/** The addresses of all documents below the site's root: '', 'story', 'de/', 'de/story' … */
async function listPages(directory: string): Promise<string[]> {
  return (await listFiles(directory))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(^|\/)index\.html$|\.html$/, '$1'));
}

export async function listFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names.map((name) => name.replaceAll('\\', '/'));
}

/** Everything a file names that a browser, a search engine or a phone may ask for. */
function namesIn(text: string, type: string): string[] {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => decodeEntities(name));
  const inStyles = () => all(/url\(\s*["']?([^"')]+)/g).filter((name) => !/^(#|data:)/.test(name));
  const isWeb = (name: string) => !/^(#|data:|mailto:|tel:)/.test(name) && name !== '';

  if (type.startsWith('text/html')) {
    return [
      ...all(/\s(?:href|src|component-url|renderer-url)="([^"]*)"/g),
      ...all(/\ssrcset="([^"]*)"/g).flatMap((set) => set.split(/\s+[^,]*,?\s*/)),
      ...all(/<meta[^>]+content="(https?:\/\/[^"]+)"/g),
      ...inStyles(),
    ].filter(isWeb);
  }
  if (type.startsWith('text/css')) return inStyles();
  if (type.startsWith('image/svg'))
    return [...all(/\shref="([^"]+)"/g), ...inStyles()].filter(isWeb);
  if (type.startsWith('text/javascript')) {
    return all(/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g);
  }
  if (type.startsWith('application/manifest+json')) return all(/"(?:src|start_url)": ?"([^"]+)"/g);
  if (type.startsWith('application/xml')) return all(/(?:<loc>|href=")(https?:[^<"]+)/g);
  if (type.startsWith('text/plain')) return all(/\b(https?:\/\/[^\s)>\]]+)/g);
  return [];
}

function decodeEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
}
