// The configuration for your own nginx server.
import { adminPage, headersFileName } from './builtSite.ts';
import {
  adminHeaders,
  cacheControl,
  hashedFolders,
  pageHeaders,
  responseHeaders,
} from './headers.ts';
import { type HostSite, lines, namesOf, patternOf } from './hostSite.ts';

/** Files for a whole server, or for a folder to be included in an existing server. */
export function nginxFiles(site: HostSite): Record<string, string> {
  if (site.base !== '') {
    return { 'nginx-maps.conf': maps(site), 'nginx-folder.conf': folder(site) };
  }
  return { 'nginx-http.conf': httpServer(site), 'nginx.conf': `${maps(site)}\n${servers(site)}` };
}

/** The server on port 80, for the ACME challenge before the first certificate and at each renewal. */
function httpServer({ origin }: HostSite): string {
  return `# Written by "npm run build". Copy this file to /etc/nginx/conf.d/ first: it works without a certificate,
# and certbot needs it to get one. See docs/publish.md.

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

/** Variables by address. Keys are regular expressions, because nginx does not start with plain keys over 46 characters. */
function maps(site: HostSite): string {
  const { base, root, hasAdmin } = site;
  const basePattern = `^${patternOf(base)}`;
  const adminPattern = `${basePattern}/${patternOf(adminPage)}$`;
  // Comes first, because the first matching pattern wins.
  const adminLine = (header: string) => {
    const value = hasAdmin ? adminHeaders[header] : undefined;
    return value ? `\n  "~${adminPattern}" "${value}";` : '';
  };
  return `# Written by "npm run build". Copy the site to ${root}${base} and this file to /etc/nginx/conf.d/.
# See docs/publish.md.

map $uri $website_cache {
  default "${cacheControl('/')}";
${lines(hashedFolders, (folder) => `  "~${basePattern}${folder}" "${cacheControl(folder)}";`)}
}

# Only pages get these headers. nginx does not send a header with an empty value.
${lines(
  Object.entries(pageHeaders),
  ([header, value]) => `map $uri ${variableOf(header)} {
  default "";${adminLine(header)}
  "~\\.html$" "${value}";
}`,
)}

map $uri $website_not_found {
${lines(site.notFoundPages, ([folder, page]) => `  "~${basePattern}${folder}" ${base}/${page};`)}
}
`;
}

/** Handles requests for the site; no rule matches an address outside of it. */
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

  # "always" adds them to errors too. A location with its own add_header would lose these.
${lines(Object.entries(responseHeaders), addHeader)}
${lines(Object.keys(pageHeaders), (header) => addHeader([header, variableOf(header)]))}
${addHeader(['Cache-Control', '$website_cache'])}

  # A page is a folder: nginx redirects /story to /story/ by itself.
  index index.html;
  absolute_redirect off;
  # A folder without a page, such as /fonts/, is answered like any unknown address.
  error_page 403 =404 $website_not_found;
  error_page 404 $website_not_found;
  # For an invalid range, nginx would send these headers twice. No file here is large enough to need ranges.
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
  const mainServer = `server {
${tlsLines(name, origin)}
  # For malformed requests, which match no location; nginx answers them with its own error page.
${lines(Object.entries({ ...responseHeaders, ...pageHeaders }), addHeader)}

${location(site).replace(/^(?=.)/gm, '  ')}}
`;
  if (!other) return mainServer;
  return `${mainServer}
server {
${tlsLines(other, origin)}
${addHeader(['Strict-Transport-Security', responseHeaders['Strict-Transport-Security'] ?? ''])}
  return 301 ${origin}$request_uri;
}
`;
}

function folder(site: HostSite): string {
  return `# Written by "npm run build". Copy this file to /etc/nginx/website.conf and include it in the server
# for ${site.origin}. See docs/publish.md.

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
  # A browser can use a TLS record only once it is complete. The default of 16 KB delayed the first paint
  # by 135 to 235 ms on a slow phone connection; records of this size fit into one packet.
  ssl_buffer_size 1400;`;
}

const addHeader = ([name, value]: [string, string]) => `  add_header ${name} "${value}" always;`;

/** X-Frame-Options → $website_x_frame_options */
function variableOf(header: string): string {
  return `$website_${header.toLowerCase().replaceAll('-', '_')}`;
}
