// All response headers, for the preview server and for _headers. vercel.json and docs/nginx.conf repeat them.

export type Headers = Readonly<Record<string, string>>;

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

/** The headers of every response, because any address may be answered with the 404 page. */
export const siteHeaders: Headers = {
  // Two years, without subdomains; docs/publish.md explains the stronger settings.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers ignore this directive in a <meta>, where policy.ts writes all others. X-Frame-Options is for browsers that
  // do not support it.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Overrides for pictures that other sites may show: those of shared links, and icons. */
export const pictureHeaders: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The addresses of these pictures; a * stands for any letters. */
export const pictureAddresses = [
  '/share/*',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-*',
];

/** Overrides for the CMS, which needs to communicate with the window for signing in. */
export const adminHeaders: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/** Folders in which every file name contains a content hash. */
export const hashedFolders = ['/_astro/', '/fonts/', '/drawings/', '/share/'];

/** How long a response may be cached, by its path below the site's base. */
export function cacheControl(path: string): string {
  const isHashed = hashedFolders.some((folder) => path.startsWith(folder));
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
