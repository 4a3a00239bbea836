// The content security policy of each page, and the import map with the hashes of the files its islands load.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { adminPage, listFiles } from './builtSite.ts';

/** The policy is part of the page, so that it works on every host and its hashes always match. */
export function policyOf(html: string): string {
  const { scripts, styles } = trustedHashes(html);
  // Scripts are trusted by hash. Safari does not yet apply the hashes of an import map to imported scripts, so
  // strict-dynamic extends trust to whatever a trusted script loads.
  const trusted = scripts.length > 0 ? ["'strict-dynamic'", ...scripts] : ["'none'"];
  return [
    "default-src 'none'",
    ['script-src', ...trusted].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // Forms submit to the visitor's email app or to Gmail. Chromium applies this to redirects as well, and Gmail
    // redirects visitors who are not signed in to another Google host.
    'form-action mailto: https://*.google.com',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}

/** The policy of the CMS, which injects styles, previews chosen files, and calls GitHub. */
export const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  'frame-src blob:',
  'manifest-src blob:',
].join(';');

/** Adds to every page its policy and an import map with the hashes of the script files that its islands load. */
export async function writePolicies(directory: string, base = ''): Promise<void> {
  const paths = await listFiles(directory);
  const read = (path: string) => readFile(join(directory, path), 'utf8');
  const scripts = new Map<string, string>();
  for (const path of paths.filter((path) => /^_astro\/.*\.js$/.test(path))) {
    scripts.set(`${base}/${path}`, await read(path));
  }
  for (const page of paths.filter((path) => path.endsWith('.html'))) {
    await writeFile(join(directory, page), withPolicy(page, await read(page), scripts));
  }
}

function withPolicy(page: string, html: string, scripts: Map<string, string>): string {
  // The charset must be in the first kilobyte, and the policy before everything it applies to, including the import map.
  const charset = '<meta charset="utf-8">';
  const start = html.indexOf(charset);
  const before = html.slice(0, start);
  if (start < 0 || /<(script|style|link|img|body)[\s>]/i.test(before)) {
    throw new Error(
      `${page} gets no content security policy: it has no ${charset} before its scripts and styles.\nMake it the first tag in the <head> in src/layouts/Document.astro, or correct what scripts/build/policy.ts looks for.`,
    );
  }
  const isAdmin = page === adminPage;
  const map = isAdmin ? '' : importMap(html, scripts);
  const policy = isAdmin ? adminPolicy : policyOf(map + html);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const after = html.slice(start + charset.length);
  return before + charset + meta + map + after;
}

// Scripts import the files of islands, so integrity attributes are not possible; an import map has the hashes instead.
function importMap(html: string, scripts: Map<string, string>): string {
  const integrity: Record<string, string> = {};
  // The scripts that a page refers to, and their imports.
  const addScriptsNamedIn = (text: string) => {
    for (const [address, script] of scripts) {
      if (integrity[address] || !text.includes(basename(address))) continue;
      integrity[address] = sha256(script);
      addScriptsNamedIn(script);
    }
  };
  addScriptsNamedIn(html);
  if (Object.keys(integrity).length === 0) return '';
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

/** The hashes of one page's inline scripts and styles, and of the files its import map names. */
function trustedHashes(html: string) {
  const hashes = { scripts: [] as string[], styles: [] as string[] };
  const parts = html.matchAll(/<(script|style)(?=[\s>])([^>]*)>(.*?)<\/\1>/gs);
  for (const [, name, attributes = '', text = ''] of parts) {
    if (name === 'style') hashes.styles.push(`'${sha256(text)}'`);
    if (name === 'style' || /\ssrc=|\/ld\+json/.test(attributes)) continue;
    hashes.scripts.push(`'${sha256(text)}'`);
    if (!attributes.includes('importmap')) continue;
    for (const hash of Object.values(JSON.parse(text).integrity)) hashes.scripts.push(`'${hash}'`);
  }
  return hashes;
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
