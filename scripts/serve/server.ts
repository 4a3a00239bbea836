// Serves a built site locally the way a good host would: clean URLs, compression and the production headers.
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

/** `base` is as in BASE_PATH. Port 0 picks a free one; any other rejects if it is in use. */
type Site = { directory: string; port: number; base?: string };

export async function serve({ directory, port, base = '/' }: Site): Promise<RunningSite> {
  // All are read up front: no request can reach a file outside the site, and no later build mixes with this one.
  const paths = await listFiles(directory);
  const files = new Map(await Promise.all(paths.map((path) => read(directory, path))));
  const { addresses, notFoundPages } = listAddresses(paths);
  const root = rootOf(base);
  const server = createServer(async ({ url = '', headers: asked }, response) => {
    const [path = '', ...query] = url.split(/(?=\?)/);
    const address = addressIn(path, root);
    // /story and /story/index.html redirect to /story/.
    const stem = address.replace(/(\/index)?(\.html)?\/?$/, '');
    const clean = [stem, `${stem}/`].find((one) => addresses.has(one)) ?? address;
    if (clean !== address && !addresses.has(address)) {
      const location = encodeURI(root + clean) + query.join('');
      const headers = { ...answerHeaders, 'Cache-Control': cacheControl(address) };
      response.writeHead(301, { ...headers, Location: location }).end();
      return;
    }
    const found = addresses.get(address);
    const [, page404 = ''] =
      [...notFoundPages].findLast(([folder]) => address.startsWith(folder)) ?? [];
    const file = files.get(found ?? page404) as File;
    const isCompressed = file.isText && asked['accept-encoding']?.includes('br');
    if (isCompressed) file.compressed ??= compress(file.bytes);
    const bytes = (isCompressed && (await file.compressed)) || file.bytes;
    const coding = isCompressed && { 'Content-Encoding': 'br' };
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

type File = { headers: Headers; bytes: Buffer; isText: boolean; compressed?: Promise<Buffer> };

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

/** The address within the site; outside of it /404, which no page has. */
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
