// Serves a built site on this machine the way a good host would: clean addresses, compressed
// answers and the production headers.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listAddresses, listFiles, rootOf } from '#scripts/build/builtSite.ts';
import { answerHeaders, cacheControl, type Headers, headersOf } from '#scripts/build/headers.ts';

export type RunningSite = { url: string; close: () => Promise<void> };

/** `base` is as in BASE_PATH. Port 0 takes any that is free; another one that is taken rejects. */
type Site = { directory: string; port: number; base?: string };

export async function serve({ directory, port, base = '/' }: Site): Promise<RunningSite> {
  // Read before the first request: none can reach what is not part of the site, and no later build
  // mixes with this one.
  const paths = await listFiles(directory);
  const files = new Map(await Promise.all(paths.map((path) => read(directory, path))));
  const { addresses, notFound } = listAddresses(paths);
  const root = rootOf(base);
  const server = createServer(async ({ url = '', headers: asked }, response) => {
    const [path = '', ...query] = url.split(/(?=\?)/);
    const address = addressIn(path, root);
    // /story/, /story.html and /de lead to /story and /de/.
    const stem = address.replace(/(\/index)?(\.html)?\/?$/, '');
    const clean = [stem, `${stem}/`].find((one) => addresses.has(one)) ?? address;
    if (clean !== address && !addresses.has(address)) {
      const location = encodeURI(root + clean) + query.join('');
      const headers = { ...answerHeaders, 'Cache-Control': cacheControl(address) };
      response.writeHead(308, { ...headers, Location: location }).end();
      return;
    }
    const found = addresses.get(address);
    const [, lost = ''] = [...notFound].findLast(([folder]) => address.startsWith(folder)) ?? [];
    const file = files.get(found ?? lost) as File;
    const isPacked = file.isText && asked['accept-encoding']?.includes('br');
    if (isPacked) file.packed ??= compress(file.bytes);
    const bytes = (isPacked && (await file.packed)) || file.bytes;
    const coding = isPacked && { 'Content-Encoding': 'br' };
    const headers = { ...file.headers, ...coding, 'Content-Length': bytes.length };
    response.writeHead(found ? 200 : 404, headers).end(bytes);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${root}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type File = { headers: Headers; bytes: Buffer; isText: boolean; packed?: Promise<Buffer> };

const compress = promisify<Buffer, Buffer>(brotliCompress);

async function read(directory: string, path: string): Promise<[path: string, file: File]> {
  const bytes = await readFile(join(directory, path));
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers = {
    ...headersOf(path),
    'Content-Type': type,
    'Cache-Control': cacheControl(`/${path}`),
    Vary: 'Accept-Encoding',
  };
  return [path, { headers, bytes, isText: type.includes('charset') }];
}

/** What the site calls an address; nothing is called /404. */
function addressIn(path: string, root: string): string {
  try {
    const address = decodeURIComponent(path);
    return `${address}/`.startsWith(`${root}/`) ? address.slice(root.length) : '/404';
  } catch {
    return '/404';
  }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
