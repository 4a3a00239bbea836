// What Netlify, Cloudflare and Vercel read: _headers and vercel.json, from the published folder.
import {
  answerHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pageHeaders,
  policyHeader,
} from './headers.ts';
import type { HostSite } from './hostSite.ts';

/** Cloudflare silently drops a longer line of _headers, and any rule after these. */
const longestLine = 2000;
const mostRules = 100;

/**
 * The headers of each address. These hosts choose them by the address of a request, and any address may show
 * the 404 page: so every answer has all but the policy, which that page has inside. They let no later rule
 * replace an earlier one and revalidate by themselves, so only the files that may be kept are named.
 */
function rulesOf(site: HostSite): [path: string, headers: Headers][] {
  return [
    ['/*', { ...answerHeaders, ...pageHeaders }],
    ...site.policies.map(([address, policy]): [string, Headers] => [
      address,
      { [policyHeader]: policy },
    ]),
    ...hashedFolders.map((folder): [string, Headers] => [
      `${folder}*`,
      { 'Cache-Control': cacheControl(folder) },
    ]),
  ];
}

/** What stands in the published folder, for the hosts that read it there. */
export function publishedFiles(site: HostSite): Record<string, string> {
  return { _headers: headersFile(site), 'vercel.json': vercelFile(site) };
}

function headersFile(site: HostSite): string {
  const rules = rulesOf(site);
  if (rules.length > mostRules) {
    throw new Error(
      `_headers has ${rules.length} rules; Cloudflare takes ${mostRules}.\nLeave out pages or languages, or give them one policy in scripts/build/hostSite.ts.`,
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

function vercelFile(site: HostSite): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: rulesOf(site).map(([path, headers]) => ({
      // Vercel shows the page of a folder with and without the slash at its end.
      source: path.replace(/(?<=.)\/$/, '(/?)').replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
