import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse as parseToml } from 'smol-toml';
import { serve } from '#scripts/serve/server.ts';
import { choiceMark } from '#src/i18n/paths.ts';

// The same sources at a domain's root, as they were built, and once more below a folder.

test('every address holds where the site was built for', async () => {
  const base = process.env.BASE_PATH || '/';
  expect(await faultsOf('dist', base)).toEqual([]);
});

test('every address holds when the site is built for a folder below the domain', async () => {
  test.setTimeout(180_000);
  await mkdir('.astro', { recursive: true });
  const folder = await mkdtemp(join('.astro', 'below-'));
  try {
    const directory = join(folder, 'dist');
    await build(directory, { SITE_URL: 'https://www.example.com', BASE_PATH: '/sub/' });
    expect(await faultsOf(directory, '/sub/')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every page that a host’s configuration names is built', async () => {
  const { redirects } = parseToml(await readFile('netlify.toml', 'utf8'));
  const named = (redirects as { to: string }[]).map(({ to }) => to.slice(1));
  expect(await listFiles('dist')).toEqual(expect.arrayContaining(['404.html', ...named]));
});

function build(directory: string, settings: Record<string, string>): Promise<void> {
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings };
    const child = spawn(process.execPath, [astro, 'build', '--outDir', directory], { env });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

type Document = { text: string; links: Set<string> };

/** Serves a built site, follows everything it names and says what does not hold. */
async function faultsOf(directory: string, base: string): Promise<string[]> {
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
        // The mark of a choice names no place.
        if (hash === choiceMark) continue;
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

async function listFiles(directory: string): Promise<string[]> {
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
