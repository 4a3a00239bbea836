// The one place that decides what the site's responses say about themselves. The server beside
// it sends these headers; files for other hosts are written from the same functions.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Headers = Record<string, string>;

/** Hashes of the inline parts of pages, as they stand in the policy: 'sha256-…'. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Where the site's forms may send: the visitor's mail program or web mail. */
const formTargets = ['mailto:', 'https://mail.google.com'];

export function contentSecurityPolicy(hashes: InlineHashes): string {
  return [...directives(hashes), "frame-ancestors 'none'"].join('; ');
}

/** The policy inside a page, for hosts that set no headers. Browsers refuse frame-ancestors there. */
export function metaPolicy(hashes: InlineHashes): string {
  return directives(hashes).join(';');
}

function directives({ scripts, styles }: InlineHashes): string[] {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  // No script file is named by a page: the hashed scripts load them, so 'self' would only widen this.
  const scriptSources = scripts.length > 0 ? ["'strict-dynamic'", ...quoted(scripts)] : ["'none'"];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': scriptSources,
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': formTargets,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }).map(([directive, values]) => [directive, ...values].join(' '));
}

/** The headers of every response, whatever it carries. */
export function securityHeaders(hashes: InlineHashes): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    // The policy's frame-ancestors says the same; scanners and old browsers read this one.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Every name below these carries a hash of the content; nothing else has one. */
export const hashedFolders = ['/_astro/', '/drawings/', '/fonts/'];

/** How long a response may be kept, by its path below the site's base. */
export function cacheControl(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** Writes into every page below a built directory the policy that allows this page's own parts. */
export async function writePolicies(directory: string): Promise<void> {
  await Promise.all(
    (await listPages(directory)).map(async (page) => {
      const file = join(directory, page);
      await writeFile(file, withPolicy(await readFile(file, 'utf8'), page));
    }),
  );
}

export function withPolicy(html: string, page: string): string {
  // A policy governs what follows it, and the charset must stand in the first kilobyte.
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) {
    throw new Error(
      `${page} has no ${charset} to put its security policy after.\nGive its document that line as the first of its head.`,
    );
  }
  const policy = metaPolicy(inlineHashes(html));
  return html.replace(
    charset,
    `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** The hashes of every inline script and style in all the pages below a built directory. */
export async function readInlineHashes(directory: string): Promise<InlineHashes> {
  const found = await Promise.all(
    (await listPages(directory)).map(async (page) =>
      inlineHashes(await readFile(join(directory, page), 'utf8')),
    ),
  );
  // Sorted, so that the order in which a disk lists files never changes the policy.
  const union = (lists: string[][]) => [...new Set(lists.flat())].sort();
  return {
    scripts: union(found.map((page) => page.scripts)),
    styles: union(found.map((page) => page.styles)),
  };
}

async function listPages(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names.filter((name) => name.endsWith('.html'));
}

/** The hashes of one page's inline scripts and styles. */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  for (const { groups } of html.matchAll(inlineParts)) {
    const { name, attributes = '', text = '' } = groups ?? {};
    if (name?.toLowerCase() === 'style') hashes.styles.push(sha256(text));
    if (name?.toLowerCase() === 'script' && runsInline(attributes)) {
      hashes.scripts.push(sha256(text));
    }
  }
  return hashes;
}

// Comments are matched too, and first, so that a tag inside one is not taken for a part.
const inlineParts =
  /<!--[\s\S]*?-->|<(?<name>script|style)(?<attributes>(?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?)>(?<text>[\s\S]*?)<\/\k<name>\s*>/gi;

const runnableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

function runsInline(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return runnableTypes.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim());
}

// Browsers hash the text after they have turned every line end into a line feed.
function sha256(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n'));
  return `sha256-${hash.digest('base64')}`;
}

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
