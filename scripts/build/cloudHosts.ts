// What Netlify, Cloudflare and Vercel read: _headers and vercel.json, from the published folder.
import {
  answerHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pageHeaders,
  policyHeader,
} from './headers.ts';
import { type HostSite, policyRules } from './hostSite.ts';

/** Cloudflare silently drops a longer line of _headers, and any rule after these. */
const longestLine = 2000;
const mostRules = 100;

// Netlify, Cloudflare and Vercel choose headers by the address of a request, and any address may show
// the 404 page. So every answer has all headers but the policy, which that page has inside.
const everyHeader = () => ({ ...answerHeaders, ...pageHeaders });

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
