// All response headers, for the local server and for the configuration files of hosts.
import { adminPage } from './builtSite.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of every response. */
export const answerHeaders: Headers = {
  // For two years, and without the names below this one: docs/publish.md says how to promise more.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const refusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'idle-detection', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

/** Additional headers of pages, which browsers ignore on other files. */
export const pageHeaders: Headers = {
  // The one directive that browsers ignore in a <meta>, where policy.ts writes all others. X-Frame-Options is for
  // browsers that do not know it.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** What the CMS has in place of a header of pages: it may be answered by the window in which its user signs in. */
export const adminHeaders: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/** The headers of one file of a built site. */
export function headersOf(path: string): Headers {
  if (!path.endsWith('.html')) return answerHeaders;
  const own = path === adminPage ? adminHeaders : {};
  return { ...answerHeaders, ...pageHeaders, ...own };
}

/** Every file name below these has a content hash, and no other. */
export const hashedFolders = ['/_astro/', '/fonts/', '/drawings/', '/share/'];

/** How long a response may be cached, by its path below the site's base. */
export function cacheControl(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
