// The configuration of an own server with Caddy.
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
  policyRules,
  sharedPolicies,
} from './hostSite.ts';

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
