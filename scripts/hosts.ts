// Writes what each host needs to answer as scripts/server.ts does: Netlify and Cloudflare read
// _headers, Vercel vercel.json, both from the published folder; the files in hosts/ are for an own
// server.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import {
  cacheControl,
  type Headers,
  hashedFolders,
  readInlineHashes,
  sealPages,
  securityHeaders,
} from './headers.ts';
import { listAddresses, rootOf } from './server.ts';

/** Where a web server finds the site, and where it answers. */
export type Place = {
  /** As visitors type it: https://example.com, without a slash at the end. */
  origin: string;
  /** The folder below the origin, as in BASE_PATH: '' or '/sub'. */
  base: string;
  /** The folder on the server that holds the built site. */
  root: string;
  certificate: string;
  key: string;
  httpPort: number;
  httpsPort: number;
};

export type HostSite = {
  headers: Headers;
  /** Where an address leads that is almost one of the site's. */
  redirects: Map<string, string>;
  /** The page for lost visitors of each folder that has one. */
  lost: Map<string, string>;
};

/** Cloudflare leaves out a longer line of _headers without a word. */
const longestLine = 2000;

/** The last step of every build: the pages get their policies, the hosts their files. */
export function hostFiles(): AstroIntegration {
  let place: Place;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        place = usualPlace(config);
      },
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await sealPages(directory, place.base);
        await writeHostFiles(directory, join(directory, '..', 'hosts'), place);
      },
    },
  };
}

export async function writeHostFiles(
  directory: string,
  hostDirectory: string,
  place: Place,
): Promise<void> {
  const site = await readHostSite(directory);
  await writeFile(join(directory, '_headers'), headersFile(site));
  await writeFile(join(directory, 'vercel.json'), vercelFile(site));
  await mkdir(hostDirectory, { recursive: true });
  await writeFile(join(hostDirectory, 'nginx.conf'), nginxFile(site, place));
  await writeFile(join(hostDirectory, 'Caddyfile'), caddyFile(site, place));
}

/** Where the site will most likely be, from the two settings of a build. */
export function usualPlace({ site = '', base }: Pick<AstroConfig, 'site' | 'base'>): Place {
  const { host, origin } = new URL(site);
  return {
    origin,
    base: rootOf(base),
    root: `/var/www/${host}`,
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
    httpPort: 80,
    httpsPort: 443,
  };
}

export async function readHostSite(directory: string): Promise<HostSite> {
  const names = await readdir(directory, { recursive: true });
  // Sorted, so that the order in which a disk lists files never changes a file.
  const { redirects, lost } = listAddresses(names.map((name) => name.replaceAll('\\', '/')).sort());
  // The site's root needs no redirect: a request cannot ask for less than a slash.
  redirects.delete('');
  return { headers: securityHeaders(await readInlineHashes(directory)), redirects, lost };
}

// Neither host lets a later rule replace an earlier one, and both revalidate by themselves, so
// only the files that may be kept are named.
export function headersFile({ headers }: HostSite): string {
  const lines = (values: Headers) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  const all = [
    '/*',
    ...lines(headers),
    ...hashedFolders.flatMap((folder) => [
      `${folder}*`,
      ...lines({ 'Cache-Control': cacheControl(folder) }),
    ]),
  ];
  const long = all.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters (${long.trim().slice(0, 40)}…); Cloudflare takes ${longestLine}.\nLet pages share their inline styles and scripts, so that fewer hashes are needed.`,
    );
  }
  return `${all.join('\n')}\n`;
}

export function vercelFile({ headers }: HostSite): string {
  const rule = (source: string, values: Headers) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: [
      rule('/(.*)', headers),
      ...hashedFolders.map((folder) =>
        rule(`${folder}(.*)`, { 'Cache-Control': cacheControl(folder) }),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

export function nginxFile(site: HostSite, place: Place): string {
  const { origin, base, root, certificate, key, httpPort, httpsPort } = place;
  const { hostname } = new URL(origin);
  return `# Written by "npm run build". Copy the site to ${root}${base} and this file to
# /etc/nginx/conf.d/, then run "nginx -t && systemctl reload nginx".

map $uri $website_cache {
  default "${cacheControl('/')}";
${lines(hashedFolders, (folder) => `  "~^${base}${folder}" "${cacheControl(folder)}";`)}
}

map $uri $website_moved {
  default "";
${lines(site.redirects, ([from, to]) => `  ${base}${from} ${base}${to};`)}
}

map $uri $website_lost {
  default ${base}/404.html;
${lines(languageFolders(site), ([folder, page]) => `  "~^${base}${folder}" ${base}/${page};`)}
}

server {
  listen ${httpPort};
  listen [::]:${httpPort};
  server_name ${hostname};
  server_tokens off;
  return 301 ${origin}$request_uri;
}

server {
  listen ${httpsPort} ssl http2;
  listen [::]:${httpsPort} ssl http2;
  server_name ${hostname};
  server_tokens off;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  root ${root};
  charset utf-8;

  gzip on;
  gzip_comp_level 5;
  gzip_min_length 256;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json
    application/manifest+json application/xml image/svg+xml;

  # "always" sends them with errors too. A location with an add_header of its own would lose these.
${lines(Object.entries(site.headers), ([name, value]) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control $website_cache always;

  error_page 404 $website_lost;
  absolute_redirect off;
  if ($website_moved) {
    return 308 $website_moved$is_args$args;
  }
  location / {
    try_files $uri $uri.html \${uri}index.html =404;
  }
  location ~ /404(\\.html)?$ {
    internal;
  }
  location ~ \\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
}
`;
}

export function caddyFile(site: HostSite, place: Place): string {
  const { origin, base, root } = place;
  return `# Written by "npm run build". Copy the site to ${root}${base} and this file to
# /etc/caddy/Caddyfile, then run "systemctl reload caddy". Caddy brings the certificate.

${origin} {
	root * ${root}
	encode zstd gzip

	header {
		-Server
${lines(Object.entries(site.headers), ([name, value]) => `		${name} "${value}"`)}
		Cache-Control "${cacheControl('/')}"
	}
${lines(hashedFolders, (folder) => `	header ${base}${folder}* Cache-Control "${cacheControl(folder)}"`)}

	map {path} {moved} {
${lines(site.redirects, ([from, to]) => `		${base}${from} ${base}${to}`)}
		default ""
	}
	map {query} {asked} {
		"" ""
		default "?{query}"
	}
	@moved expression {moved} != ""
	redir @moved {moved}{asked} 308

	try_files {path} {path}.html {path}index.html
	file_server

	handle_errors {
${lines(
  languageFolders(site),
  ([folder, page]) => `		handle ${base}${folder}* {
			rewrite * ${base}/${page}
		}`,
)}
		handle {
			rewrite * ${base}/404.html
		}
		file_server
	}
}
`;
}

function languageFolders({ lost }: HostSite): [folder: string, page: string][] {
  return [...lost].filter(([folder]) => folder !== '/');
}

function lines<Item>(items: Iterable<Item>, write: (item: Item) => string, between = '\n') {
  return [...items].map(write).join(between);
}
