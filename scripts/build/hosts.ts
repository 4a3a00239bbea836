// Writes what each host needs to answer as scripts/serve/server.ts does: Netlify and Cloudflare read
// _headers, Vercel vercel.json, both from the published folder; the files in hosts/ are for an own
// server.
import { mkdir, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { filesForHosts, listAddresses, listFiles, rootOf } from './builtSite.ts';
import {
  answerHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pageHeaders,
  policyHeader,
  readPolicies,
  writePolicies,
} from './headers.ts';

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
  /** The folder where certbot proves that the name is the owner's. */
  challenges: string;
  httpPort: number;
  httpsPort: number;
};

export type HostSite = {
  /** The policy of each page, by its file. */
  policies: Map<string, string>;
  /** The file of each page that has an address. */
  pages: Map<string, string>;
  /** Redirects from addresses like /story/. */
  redirects: Map<string, string>;
  /** The 404 page of each folder that has one. */
  notFound: Map<string, string>;
};

/** Cloudflare silently drops a longer line of _headers, and any rule after these. */
const longestLine = 2000;
const mostRules = 100;

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
        await writePolicies(directory, place.base);
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
  await writeFile(join(hostDirectory, 'nginx-http.conf'), nginxHttpFile(place));
  await writeFile(join(hostDirectory, 'nginx.conf'), nginxFile(site, place));
  await writeFile(join(hostDirectory, 'Caddyfile'), caddyFile(site, place));
}

/** Where the site will be, from the two settings of a build. */
export function usualPlace({ site = '', base }: Pick<AstroConfig, 'site' | 'base'>): Place {
  const { host, origin } = new URL(site);
  return {
    origin,
    base: rootOf(base),
    root: `/var/www/${host}`,
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
    challenges: '/var/www/letsencrypt',
    httpPort: 80,
    httpsPort: 443,
  };
}

export async function readHostSite(directory: string): Promise<HostSite> {
  const { addresses, redirects, notFound } = listAddresses(await listFiles(directory));
  // The site's root needs no redirect: a request cannot ask for less than a slash.
  redirects.delete('');
  const pages = new Map([...addresses].filter(([, path]) => path.endsWith('.html')));
  return { policies: await readPolicies(directory), pages, redirects, notFound };
}

// Netlify, Cloudflare and Vercel choose headers by the address of a request, and any address may show
// the 404 page. So every answer has all headers but the policy, which that page has inside.
const everyHeader = () => ({ ...answerHeaders(), ...pageHeaders() });

/**
 * The folders of pages that share one policy, as openings do below the page that lists them. Hosts take
 * only so many rules, and there may be a thousand openings.
 */
function sharedPolicies({ policies, pages }: HostSite): Map<string, string> {
  const shared = new Map<string, string>();
  for (const [folder, inside] of Object.entries(
    Object.groupBy(pages, ([address]) => address.slice(0, address.lastIndexOf('/') + 1)),
  )) {
    const found = new Set(inside?.map(([, path]) => policies.get(path) ?? ''));
    const [policy = ''] = found;
    if (pages.has(folder.slice(0, -1)) && found.size === 1) shared.set(folder, policy);
  }
  return shared;
}

/** The policy of each page by its address, or by its folder with a * behind it. */
function policyRules(site: HostSite): [address: string, policy: string][] {
  const shared = sharedPolicies(site);
  const own = [...site.pages].filter(([address]) => !isBelow(shared, address));
  return [
    ...own.map(([address, path]): [string, string] => [address, site.policies.get(path) ?? '']),
    ...[...shared].map(([folder, policy]): [string, string] => [`${folder}*`, policy]),
  ];
}

function isBelow(folders: Map<string, string>, address: string): boolean {
  return [...folders.keys()].some((folder) => address.startsWith(folder));
}

// Neither host lets a later rule replace an earlier one, and both revalidate by themselves, so
// only the files that may be kept are named.
export function headersFile(site: HostSite): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', everyHeader()],
    ...policyRules(site).map(([address, policy]): [string, Headers] => [
      address,
      { [policyHeader]: policy },
    ]),
    ...hashedFolders.map((folder): [string, Headers] => [
      `${folder}*`,
      { 'Cache-Control': cacheControl(folder) },
    ]),
  ];
  if (rules.length > mostRules) {
    throw new Error(
      `_headers has ${rules.length} rules; Cloudflare takes ${mostRules}.\nLeave out pages or languages, or give them one policy in scripts/build/hosts.ts.`,
    );
  }
  const all = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = all.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters (${long.trim().slice(0, 40)}…); Cloudflare takes ${longestLine}.\nGive the page fewer inline styles and scripts, so that fewer hashes are needed.`,
    );
  }
  return `${all.join('\n')}\n`;
}

export function vercelFile(site: HostSite): string {
  const rule = (source: string, values: Headers) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: [
      rule('/(.*)', everyHeader()),
      // Vercel shows the page of a folder with and without the slash at its end.
      ...policyRules(site).map(([address, policy]) =>
        rule(address.replace(/(?<=.)\/$/, '(/?)').replace('*', '(.*)'), { [policyHeader]: policy }),
      ),
      ...hashedFolders.map((folder) =>
        rule(`${folder}(.*)`, { 'Cache-Control': cacheControl(folder) }),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** What nginx has to answer before there is a certificate, and at each renewal. */
export function nginxHttpFile(place: Place): string {
  const { origin, challenges, httpPort } = place;
  return `# Written by "npm run build". Copy this file to /etc/nginx/conf.d/ first: it needs no certificate,
# and certbot gets one with its help. docs/publish.md has the order.

server {
  listen ${httpPort};
  listen [::]:${httpPort};
  server_name ${namesOf(origin).join(' ')};
  server_tokens off;
  location /.well-known/acme-challenge/ {
    root ${challenges};
  }
  location / {
    return 301 ${origin}$request_uri;
  }
}
`;
}

/**
 * The site's name, and the one that people type as well: with www. where it has none, without it
 * where it has.
 */
function namesOf(origin: string): [name: string, other?: string] {
  const { hostname } = new URL(origin);
  if (!hostname.includes('.') || isIP(hostname)) return [hostname];
  return [
    hostname,
    hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`,
  ];
}

export function nginxFile(site: HostSite, place: Place): string {
  const { origin, base, root } = place;
  const [name, other] = namesOf(origin);
  const shared = sharedPolicies(site);
  return `# Written by "npm run build". Copy the site to ${root}${base} and this file to
# /etc/nginx/conf.d/, then run "nginx -t && systemctl reload nginx". It needs the certificate that
# nginx-http.conf helps to get.

map $uri $website_cache {
  default "${cacheControl('/')}";
${lines(hashedFolders, (folder) => `  "~^${base}${folder}" "${cacheControl(folder)}";`)}
}

# Only pages have a policy, and what goes with it. nginx leaves out a header without a value.
map $uri $website_policy {
  default "";
${lines(
  [...site.policies].filter(([path]) => !isBelow(shared, `/${path}`)),
  ([path, policy]) => `  ${base}/${path} "${policy}";`,
)}
${lines(shared, ([folder, policy]) => `  "~^${base}${folder}[^/]+\\.html$" "${policy}";`)}
}
${lines(
  Object.entries(pageHeaders()),
  ([header, value]) => `map $website_policy ${variableOf(header)} {
  default "${value}";
  "" "";
}`,
)}

map $uri $website_moved {
  default "";
${lines(
  [...site.redirects].filter(([, to]) => !isBelow(shared, to)),
  ([from, to]) => `  ${base}${from} ${base}${to};`,
)}
${lines(shared, ([folder]) => `  "~^(${base}${folder}[^/]+)(/|\\.html)$" $1;`)}
}

map $uri $website_not_found {
  default ${base}/404.html;
${lines(languageFolders(site), ([folder, page]) => `  "~^${base}${folder}" ${base}/${page};`)}
}

server {
${tlsLines(name, place)}
  root ${root};
  charset utf-8;

  gzip on;
  gzip_comp_level 5;
  gzip_min_length 256;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json
    application/manifest+json application/xml image/svg+xml;

  # "always" sends them with errors too. A location with an add_header of its own would lose these.
${lines(Object.entries(answerHeaders()), addHeader)}
${lines(Object.keys(pageHeaders()), (header) => addHeader([header, variableOf(header)]))}
${addHeader([policyHeader, '$website_policy'])}
${addHeader(['Cache-Control', '$website_cache'])}

  error_page 404 $website_not_found;
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
${lines(
  filesForHosts,
  (file) => `  location = ${base}/${file} {
    internal;
  }`,
)}
  location ~ \\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
}
${
  other
    ? `
server {
${tlsLines(other, place)}
${addHeader(['Strict-Transport-Security', answerHeaders()['Strict-Transport-Security'] ?? ''])}
  return 301 ${origin}$request_uri;
}
`
    : ''
}`;
}

function tlsLines(name: string, { certificate, key, httpsPort }: Place): string {
  return `  listen ${httpsPort} ssl http2;
  listen [::]:${httpsPort} ssl http2;
  server_name ${name};
  server_tokens off;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  # A browser reads nothing of a record until the whole of it is there. Those of 16 KB, which nginx
  # sends otherwise, put off the first paint by 135 to 235 ms on a slow phone line; these fill one
  # packet each.
  ssl_buffer_size 1400;`;
}

const addHeader = ([name, value]: [string, string]) => `  add_header ${name} "${value}" always;`;

/** X-Frame-Options → $website_x_frame_options */
function variableOf(header: string): string {
  return `$website_${header.toLowerCase().replaceAll('-', '_')}`;
}

export function caddyFile(site: HostSite, place: Place): string {
  const { origin, base, root } = place;
  const [, other] = namesOf(origin);
  const shared = sharedPolicies(site);
  const headerLine = ([name, value]: [string, string]) => `${name} "${value}"`;
  const hidden = [...filesForHosts.map((file) => `${base}/${file}`), '*/404', '*/404.html'];
  // What is set for every answer is lost once it becomes an error.
  const notFoundHeaders = (page: string) => ({
    ...answerHeaders(),
    ...pageHeaders(),
    [policyHeader]: site.policies.get(page) ?? '',
    'Cache-Control': cacheControl('/'),
  });
  const notFoundPage = (page: string) => `rewrite * ${base}/${page}
			header {
				-Server
				${lines(Object.entries(notFoundHeaders(page)), headerLine, '\n\t\t\t\t')}
			}`;
  return `# Written by "npm run build". Copy the site to ${root}${base} and this file to
# /etc/caddy/Caddyfile, then run "systemctl reload caddy". Caddy brings the certificate.

${origin} {
	root * ${root}
	encode zstd gzip

	header {
		-Server
		${lines(Object.entries(answerHeaders()), headerLine, '\n\t\t')}
		Cache-Control "${cacheControl('/')}"
	}
${lines(hashedFolders, (folder) => `	header ${base}${folder}* Cache-Control "${cacheControl(folder)}"`)}

	@pages path ${policyRules(site)
    .map(([address]) => base + address)
    .join(' ')}
	header @pages {
		${lines(Object.entries(pageHeaders()), headerLine, '\n\t\t')}
	}
${lines(policyRules(site), ([address, policy]) => `	header ${base}${address} ${headerLine([policyHeader, policy])}`)}

	map {path} {moved} {
${lines(
  [...site.redirects].filter(([, to]) => !isBelow(shared, to)),
  ([from, to]) => `		${base}${from} ${base}${to}`,
)}
${lines(shared, ([folder]) => `		~^(${base}${folder}[^/]+)(/|\\.html)$ \${1}`)}
		default ""
	}
	map {query} {asked} {
		"" ""
		default "?{query}"
	}
	@moved expression {moved} != ""
	redir @moved {moved}{asked} 308

	@hidden path ${hidden.join(' ')}
	error @hidden 404
	try_files {path} {path}.html {path}index.html
	file_server

	handle_errors {
${lines(
  languageFolders(site),
  ([folder, page]) => `		handle ${base}${folder}* {
			${notFoundPage(page)}
		}`,
)}
		handle {
			${notFoundPage('404.html')}
		}
		file_server
	}
}
${
  other
    ? `
${origin.replace(/(?<=\/\/).*/, other)} {
	redir ${origin}{uri} 301
}
`
    : ''
}`;
}

function languageFolders({ notFound }: HostSite): [folder: string, page: string][] {
  return [...notFound].filter(([folder]) => folder !== '/');
}

function lines<Item>(items: Iterable<Item>, write: (item: Item) => string, between = '\n') {
  return [...items].map(write).join(between);
}
