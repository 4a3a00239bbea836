// The configuration of an own server with Caddy.
import { filesForHosts } from './builtSite.ts';
import { answerHeaders, cacheControl, hashedFolders, pageHeaders } from './headers.ts';
import { type HostSite, lines, movedPatterns, namesOf } from './hostSite.ts';

/** The Caddyfile. It is for a whole domain: in a folder its rules would also apply outside of that folder. */
export function caddyFiles(site: HostSite): Record<string, string> {
  const { origin, base, root } = site;
  if (base !== '') return {};
  const [, other] = namesOf(origin);
  const moved = movedPatterns(site);
  const hidden = [...filesForHosts.map((file) => `/${file}`), '*/404', '*/404.html'].join(' ');
  const headers = Object.entries({ ...answerHeaders, ...pageHeaders });
  const text = `# Written by "npm run build". Copy the site to ${root} and this file to
# /etc/caddy/Caddyfile, then run "systemctl reload caddy". Caddy brings the certificate.

(website) {
	header {
		-Server
${lines(headers, ([name, value]) => `		${name} "${value}"`)}
		Cache-Control "${cacheControl('/')}"
	}
}

${origin} {
	root * ${root}
	encode zstd gzip

	import website
	# Deferred like the snippet, because what is set last wins.
${lines(
  hashedFolders,
  (folder) => `	header ${folder}* {
		Cache-Control "${cacheControl(folder)}"
		defer
	}`,
)}

	map {path} {folder} {
		~${moved.folder} \${1}
		default none
	}
	map {path} {page} {
		~${moved.page} \${1}
		default none
	}
	map {query} {asked} {
		"" ""
		default "?{query}"
	}
	@folder file {folder}/index.html
	redir @folder {folder}/{asked} 308
	@page {
		file {page}.html
		not path ${hidden}
	}
	redir @page {page}{asked} 308

	@hidden path ${hidden}
	error @hidden 404
	try_files {path} {path}.html {path}index.html
	file_server

	handle_errors {
		# What is set for every answer is lost once it becomes an error.
		import website
${lines(
  site.notFoundPages,
  ([folder, page]) => `		handle ${folder}* {
			rewrite * /${page}
		}`,
)}
		file_server
	}
}
`;
  const second = `
${origin.replace(/(?<=\/\/).*/, other ?? '')} {
	redir ${origin}{uri} 301
}
`;
  return { Caddyfile: other ? text + second : text };
}
