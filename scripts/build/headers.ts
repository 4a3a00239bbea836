// The one place that decides the response headers. The local server sends them, and the files for
// hosts are written by the same functions.

export type Headers = Readonly<Record<string, string>>;

/** The headers of every answer, whatever it carries. */
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

/** The headers that pages have in addition. Browsers read these with documents only. */
export const pageHeaders: Headers = {
  // The one directive that browsers refuse inside a page, where policy.ts writes all others. Browsers that
  // do not know it read X-Frame-Options.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The headers of one file of a built site. */
export function headersOf(path: string): Headers {
  return path.endsWith('.html') ? { ...answerHeaders, ...pageHeaders } : answerHeaders;
}

/** Every name below these carries a hash of the content; nothing else has one. */
export const hashedFolders = ['/_astro/', '/drawings/', '/fonts/', '/share/'];

/** How long a response may be kept, by its path below the site's base. */
export function cacheControl(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
