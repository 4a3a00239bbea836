// Serves a built site on this machine the way a good host would: clean addresses, compressed
// answers and the production headers.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { extname, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listAddresses, listFiles, rootOf } from '#scripts/build/builtSite.ts';
import { answerHeaders, cacheControl, type Headers, headersOf } from '#scripts/build/headers.ts';
import { selfSigned } from './certificate.ts';

type Site = {
  /** The built site. It is read once: a later build wants a new server. */
  directory: string;
  /** 0 takes any free port. */
  port: number;
  /** Where the site lives below the host, as in BASE_PATH. */
  base?: string;
  /** Speaks HTTP/2 behind TLS, as a public host does, with a self-signed certificate. */
  tls?: boolean;
};

export type RunningSite = { url: string; close: () => Promise<void> };

/** Rejects with code EADDRINUSE where the port is taken. */
export async function serve({
  directory,
  port,
  base = '/',
  tls = false,
}: Site): Promise<RunningSite> {
  const site = await readSite(directory);
  // A public host has its files compressed before anybody asks.
  if (tls) await Promise.all([...site.files.values()].map((file) => file.body('br')));
  const answer = answerer(site, base);
  const certificate = tls ? selfSigned('localhost') : undefined;
  const servers = await listenOnLoopback(answer, port, certificate);
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${portOf(servers[0])}${rootOf(base)}/`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

type Coding = 'br' | 'gzip' | 'identity';
type Bytes = Buffer<ArrayBuffer>;
type Body = { etag: string; bytes: Bytes };
type File = { type: string; headers: Headers; body: (coding: Coding) => Promise<Body> };
type BuiltSite = {
  files: Map<string, File>;
  redirects: Map<string, string>;
  notFound: Map<string, File>;
};

// Every address there is gets listed before the first request, so no request can reach a file
// that is not part of the site.
async function readSite(directory: string): Promise<BuiltSite> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no built site in "${directory}".\nRun npm run build first.`);
  }
  const listed = listAddresses(await listFiles(directory));
  const read = async (path: string) => fileOf(path, await readFile(join(directory, path)));
  const files = new Map<string, File>();
  for (const [address, path] of listed.addresses) files.set(address, await read(path));
  const notFound = new Map([['/', fileOf('404.txt', Buffer.from('Not found\n'))]]);
  for (const [folder, path] of listed.notFound) notFound.set(folder, await read(path));
  return { files, redirects: listed.redirects, notFound };
}

function fileOf(path: string, bytes: Bytes): File {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const bodies = new Map<Coding, Promise<Body>>();
  return {
    type,
    headers: {
      ...headersOf(path, bytes),
      'Content-Type': type,
      'Cache-Control': cacheControl(`/${path}`),
    },
    body(coding) {
      const used = isText(type) ? coding : 'identity';
      const body =
        bodies.get(used) ??
        codings[used](bytes).then((coded) => ({ etag: `"${hash}-${used}"`, bytes: coded }));
      bodies.set(used, body);
      return body;
    },
  };
}

function answerer(site: BuiltSite, base: string): RequestListener {
  const root = rootOf(base);
  return async (request, response) => {
    const send = (status: number, headers: Headers, bytes = Buffer.alloc(0)) => {
      response.writeHead(status, {
        ...headers,
        ...(status === 304 ? {} : { 'Content-Length': bytes.length }),
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    };
    const sendText = (status: number, text: string, headers: Headers = {}) =>
      send(
        status,
        { ...answerHeaders(), 'Content-Type': types['.txt'], ...headers },
        Buffer.from(`${text}\n`),
      );

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    const [rawPath = '', query] = splitOnce(request.url ?? '', '?');
    const path = decode(rawPath);
    if (path === undefined) return sendText(400, 'This address is not written correctly.');

    const isInside = path === root || path.startsWith(`${root}/`);
    const inside = isInside ? path.slice(root.length) : 'outside';
    const target = site.redirects.get(inside);
    if (target && !site.files.has(inside)) {
      const location = encodeURI(root + target) + (query === undefined ? '' : `?${query}`);
      return sendText(308, 'This page has moved.', { Location: location });
    }

    const found = site.files.get(inside);
    const file = found ?? nearest(site.notFound, inside);
    const coding = chooseCoding(String(request.headers['accept-encoding'] ?? ''));
    const { etag, bytes } = await file.body(coding);
    const headers: Headers = {
      ...file.headers,
      ETag: etag,
      ...(isText(file.type) && { Vary: 'Accept-Encoding' }),
      ...(isText(file.type) && coding !== 'identity' && { 'Content-Encoding': coding }),
    };
    if (!found) return send(404, headers, bytes);
    if (names(request.headers['if-none-match'], etag)) return send(304, headers);
    send(200, headers, bytes);
  };
}

/** The 404 page of the innermost folder that holds an address. */
function nearest(notFound: Map<string, File>, address: string): File {
  const folders = [...notFound.keys()].sort((a, b) => b.length - a.length);
  const folder = folders.find((folder) => address.startsWith(folder)) ?? '/';
  return notFound.get(folder) as File;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** The smallest coding the browser takes: "gzip, br;q=0" refuses brotli. */
function chooseCoding(accepted: string): Coding {
  const weights = new Map(
    accepted.split(',').map((entry) => {
      const [name = '', weight] = splitOnce(entry.replaceAll(' ', '').toLowerCase(), ';q=');
      return [name, Number(weight ?? 1)] as const;
    }),
  );
  const takes = (coding: Coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Bytes of a TLS record: a packet of 1,460, less what TLS and HTTP/2 put around them. */
const recordSize = 1400;

const codings: Record<Coding, (bytes: Bytes) => Promise<Bytes>> = {
  // Brotli works at its highest quality unless told otherwise.
  br: promisify<Bytes, Bytes>(brotliCompress),
  gzip: promisify<Bytes, Bytes>(gzip),
  identity: async (bytes) => bytes,
};

const types: Record<string, string> & { '.txt': string } = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

function isText(type: string): boolean {
  return type.includes('charset');
}

// "localhost" means 127.0.0.1 to some programs and ::1 to others, so both answer on one port.
async function listenOnLoopback(
  answer: RequestListener,
  port: number,
  certificate?: string,
  tries = 5,
): Promise<[Listening, ...Listening[]]> {
  const first = await listen(answer, '127.0.0.1', port, certificate);
  try {
    return [first, await listen(answer, '::1', portOf(first), certificate)];
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // A machine without IPv6 has only the one address.
    if (code !== 'EADDRINUSE') return [first];
    await close(first);
    if (port !== 0 || tries === 0) throw error;
    return listenOnLoopback(answer, port, certificate, tries - 1);
  }
}

type Listening = { server: Server; sockets: Set<Socket> };

function listen(
  answer: RequestListener,
  host: string,
  port: number,
  certificate?: string,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = certificate ? secureServer(certificate, answer) : createServer(answer);
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.once('error', reject);
    server.listen(port, host, () => resolve({ server, sockets }));
  });
}

// HTTP/2 hands over requests and responses of the same form as HTTP/1, under types of its own.
function secureServer(certificate: string, answer: RequestListener): Server {
  type Listener = Parameters<typeof createSecureServer>[1];
  const server = createSecureServer(
    { key: certificate, cert: certificate, allowHTTP1: true },
    answer as unknown as Listener,
  );
  // A record can be read only when all of it has come. These fit into a packet each, as those of the
  // nginx configuration do; Node's own hold 16 KB, which a slow line takes 80 ms to carry.
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(recordSize));
  return server;
}

function portOf({ server }: Listening): number {
  return (server.address() as AddressInfo).port;
}

function close({ server, sockets }: Listening): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
