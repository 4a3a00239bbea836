// Writes into each home page what a visit to it loads: the figures shown until the browser measures
// the visit itself. Only after the build is every byte known.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listFiles } from './builtSite.ts';

// At the highest quality unless told otherwise.
const compress = promisify(brotliCompress);

/** Formats whose own compression leaves a host nothing to gain. */
const isCompressed = /\.(woff2|png|webp|avif|ico)$/;

/** Fills in the figures of every page below `directory` that shows them. */
export async function weighPages(directory: string, base = '/'): Promise<void> {
  for (const name of await listFiles(directory)) {
    if (!name.endsWith('.html')) continue;
    const path = join(directory, name);
    const html = await readFile(path, 'utf8');
    if (html.includes('data-visit-figure'))
      await writeFile(path, await weighed(html, directory, base));
  }
}

async function weighed(html: string, directory: string, base: string): Promise<string> {
  const lang = /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en';
  const files = filesOf(html, base);
  const sizes = await Promise.all([
    compressedSize(Buffer.from(html)),
    ...files.map((file) => sizeOf(join(directory, file))),
  ]);
  const total = sizes.reduce((sum, size) => sum + size);
  const bytes = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'kilobyte',
    maximumSignificantDigits: 3,
  }).format(total / 1000);
  const requests = new Intl.NumberFormat(lang).format(files.length + 1);
  return fill(fill(html, 'bytes', bytes), 'requests', requests);
}

/** What a page asks for by itself: the files its own markup and styles name. */
function filesOf(html: string, base: string): string[] {
  const root = base.endsWith('/') ? base : `${base}/`;
  const head = /<link[^>]+rel="(?:icon|stylesheet)"[^>]*>/g;
  const inHead = [...html.matchAll(head)].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1]);
  const inBody = [...html.matchAll(/<(?:img|script)[^>]+src="([^"]+)"/g)].map(([, src]) => src);
  const inStyles = [...html.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);
  const local = [...inHead, ...inBody, ...inStyles].filter((path) => path?.startsWith(root));
  return [...new Set(local)].map((path) => (path ?? '').slice(root.length));
}

async function sizeOf(file: string): Promise<number> {
  const bytes = await readFile(file);
  return isCompressed.test(file) ? bytes.length : compressedSize(bytes);
}

async function compressedSize(bytes: Buffer): Promise<number> {
  return (await compress(bytes)).length;
}

function fill(html: string, figure: string, text: string): string {
  const place = new RegExp(`(data-visit-figure="${figure}"[^>]*>)[^<]*`);
  if (!place.test(html)) {
    throw new Error(
      `A page that shows what it weighs has no place for "${figure}".\nGive an element of it data-visit-figure="${figure}": src/sections/home/ShowDontSell.tsx.`,
    );
  }
  return html.replace(place, `$1${text}`);
}
