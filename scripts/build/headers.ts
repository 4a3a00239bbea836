// The one place that decides the response headers. The local server sends them, and the files for
// hosts are written by the same functions.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from './builtSite.ts';

export type Headers = Record<string, string>;

/** Hashes of inline scripts and styles, as the policy writes them: 'sha256-…'. */
type InlineHashes = { scripts: string[]; styles: string[] };

/**
 * Where the site's forms may send: the visitor's mail program or Gmail. Chromium holds redirects to
 * this as well, and Gmail sends visitors who are not signed in to another host of Google's.
 */
const formTargets = ['mailto:', 'https://*.google.com'];

export function contentSecurityPolicy(hashes: InlineHashes): string {
  return [...directives(hashes), "frame-ancestors 'none'"].join('; ');
}

/** The policy inside a page, for hosts that set no headers. Browsers refuse frame-ancestors there. */
export function metaPolicy(hashes: InlineHashes): string {
  return directives(hashes).join(';');
}

function directives({ scripts, styles }: InlineHashes): string[] {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  // Every script is trusted by its bytes. Safari does not yet apply an import map's hashes to what
  // a script loads, and goes by strict-dynamic: what a trusted script loads is trusted.
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

const twoYears = 'max-age=63072000';

/** What Strict-Transport-Security covers. */
export const strictTransport = {
  host: twoYears,
  subdomains: `${twoYears}; includeSubDomains`,
  preload: `${twoYears}; includeSubDomains; preload`,
} as const;

/**
 * 'subdomains' and 'preload' bind every name below the site's as well, and for long: that is for
 * whoever owns the domain to decide. docs/publish.md says what to make sure of first.
 */
const httpsReach: keyof typeof strictTransport = 'host';

/** The headers of every answer, whatever it carries. */
export function answerHeaders(): Headers {
  return {
    'Strict-Transport-Security': strictTransport[httpsReach],
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** What pages have besides. Browsers read these with documents only. */
export function pageHeaders(): Headers {
  return {
    // The policy's frame-ancestors says the same; scanners and old browsers read this one.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
}

/** The headers of one file of a built site. */
export function headersOf(path: string, content: Buffer): Headers {
  if (!isPage(path)) return answerHeaders();
  const policy = contentSecurityPolicy(inlineHashes(content.toString()));
  return { ...answerHeaders(), ...pageHeaders(), [policyHeader]: policy };
}

export const policyHeader = 'Content-Security-Policy';

/** Every name below these carries a hash of the content; nothing else has one. */
export const hashedFolders = ['/_astro/', '/drawings/', '/fonts/', '/share/'];

/** How long a response may be kept, by its path below the site's base. */
export function cacheControl(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/**
 * Writes into every page below a built directory the policy that allows its own inline parts, and the
 * hashes of the script files that its islands load.
 */
export async function writePolicies(directory: string, base = ''): Promise<void> {
  const paths = await listFiles(directory);
  const files = await readScriptFiles(directory, paths, base);
  await Promise.all(
    paths.filter(isPage).map(async (page) => {
      const file = join(directory, page);
      await writeFile(file, withPolicy(await readFile(file, 'utf8'), page, files));
    }),
  );
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}

/** Scripts by their address. */
type ScriptFiles = Record<string, string>;

export function withPolicy(html: string, page: string, files: ScriptFiles): string {
  // A policy governs what follows it, and the charset must stand in the first kilobyte.
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) {
    throw new Error(
      `${page} has no ${charset} to put its security policy after.\nGive its document that line as the first of its head.`,
    );
  }
  const whole = html.replace(charset, charset + importMap(html, files));
  const policy = metaPolicy(inlineHashes(whole));
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return whole.replace(charset, charset + meta);
}

// The files of islands are loaded by scripts and so have an address only: an import map gives them hashes.
function importMap(html: string, files: ScriptFiles): string {
  const addresses = loadedBy(html, files);
  if (addresses.size === 0) return '';
  const loaded = Object.entries(files).filter(([address]) => addresses.has(address));
  const integrity = Object.fromEntries(
    loaded.map(([address, script]) => [address, sha256(script)]),
  );
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

/** The addresses of the scripts that a page names, and of those that these name in turn. */
function loadedBy(html: string, files: ScriptFiles): Set<string> {
  const found = new Set<string>();
  const read = (text: string) => {
    for (const [address, script] of Object.entries(files)) {
      if (found.has(address) || !text.includes(basename(address))) continue;
      found.add(address);
      read(script);
    }
  };
  read(html);
  return found;
}

async function readScriptFiles(
  directory: string,
  paths: readonly string[],
  base: string,
): Promise<ScriptFiles> {
  const scripts = paths.filter((path) => path.startsWith('_astro/') && path.endsWith('.js'));
  const entries = scripts.map(async (path) => {
    return [`${base}/${path}`, await readFile(join(directory, path), 'utf8')];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The policy of each page below a built directory, by the page's path there. */
export async function readPolicies(directory: string): Promise<Map<string, string>> {
  const policies = (await listFiles(directory)).filter(isPage).map(async (page) => {
    const html = await readFile(join(directory, page), 'utf8');
    return [page, contentSecurityPolicy(inlineHashes(html))] as const;
  });
  return new Map(await Promise.all(policies));
}

/** The hashes of one page's inline scripts and styles, and of the files its import map names. */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  for (const { groups } of html.matchAll(inlineParts)) {
    const { name, attributes = '', text = '' } = groups ?? {};
    // Browsers hash the text after they have turned every line end into a line feed.
    const seen = text.replace(/\r\n?/g, '\n');
    if (name?.toLowerCase() === 'style') hashes.styles.push(sha256(seen));
    if (name?.toLowerCase() !== 'script' || attributeOf('src', attributes)) continue;
    const type = attributeOf('type', attributes)?.trim().toLowerCase() ?? '';
    if (runnableTypes.has(type)) hashes.scripts.push(sha256(seen));
    if (type === 'importmap') hashes.scripts.push(...Object.values<string>(integrityOf(text)));
  }
  return hashes;
}

// Comments are matched too, and first, so that a tag inside one is not taken for a part.
const inlineParts =
  /<!--[\s\S]*?-->|<(?<name>script|style)(?<attributes>(?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?)>(?<text>[\s\S]*?)<\/\k<name>\s*>/gi;

const runnableTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

function attributeOf(name: string, attributes: string): string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, ...values] = pattern.exec(attributes) ?? [];
  return values.find((value) => value !== undefined);
}

function integrityOf(map: string): Record<string, string> {
  return JSON.parse(map).integrity ?? {};
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
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
