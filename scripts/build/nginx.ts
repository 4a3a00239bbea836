// The configuration of an own server with nginx.
import { filesForHosts } from './builtSite.ts';
import {
  answerHeaders,
  cacheControl,
  hashedFolders,
  pageHeaders,
  policyHeader,
} from './headers.ts';
import {
  type HostSite,
  isBelow,
  languageFolders,
  lines,
  namesOf,
  type Place,
  sharedPolicies,
} from './hostSite.ts';

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
