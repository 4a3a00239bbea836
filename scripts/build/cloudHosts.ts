// What Netlify, Cloudflare and Vercel read: _headers and vercel.json, from the published folder.
import {
  answerHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pageHeaders,
} from './headers.ts';

/**
 * The headers of each address. These hosts choose them by the address of a request, and any address may show
 * the 404 page: so every answer has all of them. They revalidate by themselves, so only the files that may be
 * kept are named.
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

/** What stands in the published folder, for the hosts that read it there. */
export const publishedFiles: Record<string, string> = {
  _headers: `${headersFile.join('\n')}\n`,
  'vercel.json': `${JSON.stringify(vercelFile, null, 2)}\n`,
};
