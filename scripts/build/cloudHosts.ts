// What Netlify and Cloudflare read: _headers, from the published folder.
import { adminPage } from './builtSite.ts';
import {
  adminHeaders,
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
  const rules = [
    ruleFor('/*', { ...answerHeaders, ...pageHeaders }),
    ...(paths.includes(adminPage) ? [adminRule] : []),
    ...hashed.map((address) => ruleFor(address, { 'Cache-Control': cacheControl(address) })),
  ];
  return `${rules.slice(0, mostRules).flat().join('\n')}\n`;
}

function ruleFor(address: string, headers: Headers): string[] {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** Cloudflare would join the values of two rules, so the first is taken back; Netlify skips that line with a warning. */
const adminRule = [
  '/admin/*',
  ...Object.entries(adminHeaders).flatMap(([name, value]) => [
    `  ! ${name}`,
    `  ${name}: ${value}`,
  ]),
];
