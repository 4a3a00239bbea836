// What Netlify, Cloudflare and Vercel read: _headers and vercel.json, from the published folder.
import {
  answerHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pageHeaders,
} from './headers.ts';

/**
 * The headers by requested address. Any address may be answered with the 404 page, so every response has the headers of
 * pages, too. These hosts make browsers revalidate by default, so only the hashed files have a cache rule.
 */
const rules: [path: string, headers: Headers][] = [
  ['/*', { ...answerHeaders, ...pageHeaders }],
  ...hashedFolders.map((folder): [string, Headers] => [
    `${folder}*`,
    { 'Cache-Control': cacheControl(folder) },
  ]),
];

const headersFile = rules.flatMap(([path, headers]) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]);

const vercelFile = {
  $schema: 'https://openapi.vercel.sh/vercel.json',
  cleanUrls: true,
  headers: rules.map(([path, headers]) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
};

/** Written into the published folder, where these hosts read them. */
export const publishedFiles: Record<string, string> = {
  _headers: `${headersFile.join('\n')}\n`,
  'vercel.json': `${JSON.stringify(vercelFile, null, 2)}\n`,
};
