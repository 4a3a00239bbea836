// The content security policy of each page, and the import map with the hashes of the files it imports.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** The texts of script files, by their addresses. */
type Scripts = ReadonlyMap<string, string>;

/** The hashes of script files, by their addresses. */
type Integrity = Record<string, string>;

/** The policy is part of the page, so that it works on every host and its hashes always match. */
function policyOf(html: string, files: Integrity): string {
  const elements = inlineElements(html);
  const quoted = (hash: string) => `'${hash}'`;
  const styles = elements.filter(({ name }) => name === 'style').map(({ hash }) => quoted(hash));
  const inline = elements.filter(({ isScript }) => isScript).map(({ hash }) => hash);
  const scripts = [...inline, ...Object.values(files)].map(quoted);
  // Chromium runs an imported file only with its hash both here and in the import map. Safari does not yet read those of
  // the map; for it, strict-dynamic extends trust to whatever a trusted script loads.
  const trusted = scripts.length > 0 ? ["'strict-dynamic'", ...scripts] : ["'none'"];
  return [
    "default-src 'none'",
    ['script-src', ...trusted].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // Forms submit to the visitor's email app or to Gmail. Chromium applies this to redirects as well, and Gmail
    // redirects visitors who are not signed in to another Google host.
    'form-action mailto: https://*.google.com',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}

/** The page of the CMS, which is built only if content/company.json has a repository. */
export const adminPage = 'admin/index.html';

/** The policy of the CMS, which injects styles, previews chosen files, and calls GitHub. */
const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  'frame-src blob:',
  'manifest-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

/** The page with its policy and an import map with the hashes of those of the site's script files that it loads. */
export function withPolicy(page: string, html: string, scripts: Scripts): string {
  // The charset must be in the first kilobyte, and the policy before everything it applies to, including the import map.
  const charset = '<meta charset="utf-8">';
  const start = html.indexOf(charset);
  const before = html.slice(0, start);
  if (start < 0 || /<(script|style|link|img|body)[\s>]/i.test(before)) {
    throw new Error(
      `${page} gets no content security policy: it has no ${charset} before its scripts and styles.\nMake it the first tag in the <head> in src/layouts/Document.astro, or correct what scripts/build/withPolicy.ts looks for.`,
    );
  }
  const after = html.slice(start + charset.length);
  const meta = (policy: string) =>
    `<meta http-equiv="content-security-policy" content="${policy}">`;
  if (page === adminPage) return before + charset + meta(adminPolicy) + after;

  const files = filesOf(html, scripts);
  const map = importMap(files);
  return before + charset + meta(policyOf(map + html, files)) + map + after;
}

/** The script files that a page refers to, and their imports. */
function filesOf(html: string, scripts: Scripts): Integrity {
  const files: Integrity = {};
  const addFilesNamedIn = (text: string) => {
    for (const [address, script] of scripts) {
      if (files[address] || !text.includes(basename(address))) continue;
      files[address] = sha256(script);
      addFilesNamedIn(script);
    }
  };
  addFilesNamedIn(html);
  return files;
}

// Scripts import these files, so integrity attributes are not possible; an import map has the hashes instead.
function importMap(integrity: Integrity): string {
  if (Object.keys(integrity).length === 0) return '';
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

function inlineElements(html: string) {
  const elements = html.matchAll(/<(script|style)(\s[^>]*)?>(.*?)<\/\1>/gs);
  return [...elements].map(([, name, attributes = '', text = '']) => {
    const isData = attributes.includes('application/ld+json');
    return { name, isScript: name === 'script' && !isData, hash: sha256(text) };
  });
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
