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

/**
 * The headers of each address. These hosts choose them by the address of a request, and any address may show
 * the 404 page: so every answer has all but the policy, which that page has inside. They let no later rule
 * replace an earlier one and revalidate by themselves, so only the files that may be kept are named.
 */
function rulesOf({ policies }: HostSite): [path: string, headers: Headers][] {
  const caching = hashedFolders.map((folder) => [`${folder}*`, cacheControl(folder)] as const);
  return [
    ['/*', { ...answerHeaders, ...pageHeaders }],
    ...policies.map(([path, policy]): [string, Headers] => [path, { [policyHeader]: policy }]),
    ...caching.map(([path, value]): [string, Headers] => [path, { 'Cache-Control': value }]),
  ];
}

/** What stands in the published folder, for the hosts that read it there. */
export function publishedFiles(site: HostSite): Record<string, string> {
  return { _headers: headersFile(site), 'vercel.json': vercelFile(site) };
}

function headersFile(site: HostSite): string {
  const rules = rulesOf(site);
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = Math.max(...lines.map(({ length }) => length));
  // Cloudflare silently drops what is beyond.
  if (rules.length > 100 || longest > 2000) {
    throw new Error(
      `Cloudflare reads 100 rules of _headers and 2000 characters of a line; here are ${rules.length}, and ${longest}.\nLeave out pages or languages, or inline scripts and styles, each of which has its hash there.`,
    );
  }
  return `${lines.join('\n')}\n`;
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
