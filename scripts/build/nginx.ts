// The configuration of an own server with nginx.
import { adminPage, headersFileName } from './builtSite.ts';
import {
  adminHeaders,
  answerHeaders,
  cacheControl,
  hashedFolders,
  pageHeaders,
} from './headers.ts';
import { type HostSite, lines, namesOf, patternOf } from './hostSite.ts';

/** The files for nginx: a whole server, or for a folder what the server of its domain includes. */
export function nginxFiles(site: HostSite): Record<string, string> {
  if (site.base !== '') {
    return { 'nginx-maps.conf': maps(site), 'nginx-folder.conf': folder(site) };
  }
  return { 'nginx-http.conf': httpServer(site), 'nginx.conf': `${maps(site)}\n${servers(site)}` };
}

/** The server on port 80: the ACME challenge, before there is a certificate and at each renewal. */
function httpServer({ origin }: HostSite): string {
  return `# Written by "npm run build". Copy this file to /etc/nginx/conf.d/ first: it needs no certificate,
# and certbot gets one with its help. docs/publish.md has the order.

server {
  listen 80;
  listen [::]:80;
  server_name ${namesOf(origin).join(' ')};
  server_tokens off;
  location /.well-known/acme-challenge/ {
    root /var/www/letsencrypt;
  }
  location / {
    return 301 ${origin}$request_uri;
  }
}
`;
}

/**
 * Variables by address. Every key is a regular expression: nginx hashes plain keys into buckets of 46 characters
 * and does not start if one is longer.
 */
function maps(site: HostSite): string {
  const { base, root, hasAdmin } = site;
  const below = `^${patternOf(base)}`;
  const page = `${below}/${patternOf(adminPage)}$`;
  // It comes first: the first pattern that fits decides.
  const ofAdmin = (header: string) => {
    const value = hasAdmin ? adminHeaders[header] : undefined;
    return value ? `\n  "~${page}" "${value}";` : '';
  };
  return `# Written by "npm run build". Copy the site to ${root}${base} and this file to /etc/nginx/conf.d/.
# docs/publish.md has the order.

map $uri $website_cache {
  default "${cacheControl('/')}";
${lines(hashedFolders, (folder) => `  "~${below}${folder}" "${cacheControl(folder)}";`)}
}

# Only pages have these. nginx leaves out a header without a value.
${lines(
  Object.entries(pageHeaders),
  ([header, value]) => `map $uri ${variableOf(header)} {
  default "";${ofAdmin(header)}
  "~\\.html$" "${value}";
}`,
)}

map $uri $website_not_found {
${lines(site.notFoundPages, ([folder, page]) => `  "~${below}${folder}" ${base}/${page};`)}
}
`;
}

/** How requests for the site are answered; no rule matches an address outside of it. */
function location({ base, root }: HostSite): string {
  return `location ^~ ${base}/ {
  root ${root};
  charset utf-8;

  gzip on;
  gzip_comp_level 5;
  gzip_min_length 256;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json
    application/manifest+json application/xml image/svg+xml;

  # "always" sends them with errors too. A location with an add_header of its own would lose these.
${lines(Object.entries(answerHeaders), addHeader)}
${lines(Object.keys(pageHeaders), (header) => addHeader([header, variableOf(header)]))}
${addHeader(['Cache-Control', '$website_cache'])}

  # A page is a folder: nginx itself leads from /story to /story/.
  index index.html;
  absolute_redirect off;
  # A folder without a page, like the one of fonts, is no more there than any other wrong address.
  error_page 403 =404 $website_not_found;
  error_page 404 $website_not_found;
  # With a range that a file does not have, nginx would send these headers twice; no file here is large.
  max_ranges 0;

  location ~ /(404\\.html|${headersFileName})$ {
    internal;
  }
  location ~ \\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
}
`;
}

function servers(site: HostSite): string {
  const { origin } = site;
  const [name, other] = namesOf(origin);
  const own = `server {
${tlsLines(name, origin)}
  # For what is no request at all, and so has no address: the answer to it is a page of nginx.
${lines(Object.entries({ ...answerHeaders, ...pageHeaders }), addHeader)}

${location(site).replace(/^(?=.)/gm, '  ')}}
`;
  if (!other) return own;
  return `${own}
server {
${tlsLines(other, origin)}
${addHeader(['Strict-Transport-Security', answerHeaders['Strict-Transport-Security'] ?? ''])}
  return 301 ${origin}$request_uri;
}
`;
}

function folder(site: HostSite): string {
  return `# Written by "npm run build". Copy this file to /etc/nginx/website.conf and include it in the server
# that answers ${site.origin}. docs/publish.md has the order.

location = ${site.base} {
  absolute_redirect off;
  return 301 ${site.base}/$is_args$args;
}
${location(site)}`;
}

function tlsLines(name: string, origin: string): string {
  const { hostname, port } = new URL(origin);
  const certificates = `/etc/letsencrypt/live/${hostname}`;
  return `  listen ${port || 443} ssl http2;
  listen [::]:${port || 443} ssl http2;
  server_name ${name};
  server_tokens off;
  ssl_certificate ${certificates}/fullchain.pem;
  ssl_certificate_key ${certificates}/privkey.pem;
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
