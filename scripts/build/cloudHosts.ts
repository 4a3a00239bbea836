// What Netlify and Cloudflare read: _headers, from the published folder.
import {
  answerHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pageHeaders,
} from './headers.ts';

/** Cloudflare reads no more. */
const mostRules = 100;

/**
 * The headers by requested address, from the paths of the built files. Any address may be answered with the 404 page, so
 * every response has the headers of pages, too. These hosts make browsers revalidate by default, so only hashed files
 * have a cache rule, each one of its own: with a rule for their folder, Cloudflare would have browsers keep for a year
 * that a file is not there. The last folders may go without.
 */
export function headersFile(paths: readonly string[]): string {
  const hashed = hashedFolders.flatMap((folder) =>
    paths.map((path) => `/${path}`).filter((address) => address.startsWith(folder)),
  );
  const rules: [address: string, headers: Headers][] = [
    ['/*', { ...answerHeaders, ...pageHeaders }],
    ...hashed.slice(0, mostRules - 1).map((address): [string, Headers] => {
      return [address, { 'Cache-Control': cacheControl(address) }];
    }),
  ];
  const lines = rules.flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
