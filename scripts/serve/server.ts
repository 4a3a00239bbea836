// Serves a built site on this machine the way a good host would: clean addresses, compressed
// answers and the production headers.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listAddresses, listFiles, rootOf } from '#scripts/build/builtSite.ts';
import { answerHeaders, cacheControl, type Headers, headersOf } from '#scripts/build/headers.ts';

type Site = {
  /** The built site. It is read once: a later build wants a new server. */
  directory: string;
  /** 0 takes any free port. */
  port: number;
  /** Where the site lives below the host, as in BASE_PATH. */
  base?: string;
};

export type RunningSite = { url: string; close: () => Promise<void> };

/** Rejects with code EADDRINUSE where the port is taken. */
export async function serve({ directory, port, base = '/' }: Site): Promise<RunningSite> {
  const { files, redirects, lost } = await readSite(directory);
  const root = rootOf(base);
  const server = createServer(async ({ method, url = '', headers: asked }, response) => {
    const send = (status: number, headers: Headers, bytes: Buffer = Buffer.alloc(0)) => {
      response.writeHead(status, { ...headers, 'Content-Length': bytes.length });
      response.end(bytes);
    };
    if (method !== 'GET' && method !== 'HEAD') {
      return send(405, { ...answerHeaders, Allow: 'GET, HEAD' });
    }
    const [path = '', ...query] = url.split(/(?=\?)/);
    const address = addressIn(path, root);
    const target = redirects.get(address);
    if (target) {
      const location = encodeURI(root + target) + query.join('');
      return send(308, { ...answerHeaders, Location: location });
    }
    const found = files.get(address);
    const [headers, bytes] = await (found ?? lost(address))(String(asked['accept-encoding']));
    send(found ? 200 : 404, headers, bytes);
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

/** A file's headers and bytes, in the codings that a browser accepts. */
type File = (accepted: string) => Promise<[headers: Headers, bytes: Buffer]>;

const compress = promisify<Buffer<ArrayBuffer>, Buffer>(brotliCompress);

// Every address there is gets listed before the first request, so no request can reach a file
// that is not part of the site.
async function readSite(directory: string) {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no built site in "${directory}".\nRun npm run build first.`);
  }
  const { addresses, redirects, notFound } = listAddresses(await listFiles(directory));
  const read = async (paths: Map<string, string>) => {
    const files = [...paths].map(async ([address, path]): Promise<[string, File]> => {
      return [address, fileOf(path, await readFile(join(directory, path)))];
    });
    return Promise.all(files);
  };
  const lost = (await read(notFound)).sort(([a], [b]) => b.length - a.length);
  return {
    files: new Map(await read(addresses)),
    redirects,
    /** The 404 page of the innermost folder that holds an address; outermost is that of the site. */
    lost: (address: string) => lost.find(([folder]) => address.startsWith(folder))?.[1] as File,
  };
}

function fileOf(path: string, bytes: Buffer<ArrayBuffer>): File {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers: Headers = {
    ...headersOf(path, bytes),
    'Content-Type': type,
    'Cache-Control': cacheControl(`/${path}`),
    Vary: 'Accept-Encoding',
  };
  let compressed: Promise<Buffer> | undefined;
  return async (accepted) => {
    if (!type.includes('charset') || !accepted.includes('br')) return [headers, bytes];
    compressed ??= compress(bytes);
    return [{ ...headers, 'Content-Encoding': 'br' }, await compressed];
  };
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
