/** A request path, and the response: its status, and the file or the redirect's target. */
export type Answer = [path: string, status: 200 | 301 | 404, shown: string];

/** The expected responses of a server that is configured as docs/ says. */
export const answers: Answer[] = [
  ['/', 200, 'index.html'],
  ['/careers/', 200, 'careers/index.html'],
  ['/de/', 200, 'de/index.html'],
  ['/hi/contact/?from=mail', 200, 'hi/contact/index.html'],
  ['/robots.txt', 200, 'robots.txt'],
  ['/manifest.webmanifest', 200, 'manifest.webmanifest'],
  ['/de', 301, '/de/'],
  ['/de/contact', 301, '/de/contact/'],
  ['/story?a=b&c=%20?', 301, '/story/?a=b&c=%20?'],
  ['/ru/team?a=b%0d%0a', 301, '/ru/team/?a=b%0d%0a'],
  ['/nothing', 404, '404.html'],
  ['/404', 404, '404.html'],
  ['/_astro/', 404, '404.html'],
  ['/_astro/gone.1a2b3c.js', 404, '404.html'],
  ['/404.html', 404, '404.html'],
  ['/_headers', 404, '404.html'],
  ['/story/more', 404, '404.html'],
  ['/de/nichts', 404, 'de/404.html'],
  ['/hi/404.html', 404, 'hi/404.html'],
  // No header injection by a line break in the path.
  ['/careers/x%0d%0aSet-Cookie:%20sid=evil%0d%0a/', 404, '404.html'],
  ['/de/careers/x%0aSet-Cookie:%20sid=evil.html', 404, 'de/404.html'],
  ['/careers/x.html%0d%0aSet-Cookie:%20sid=evil%0d%0a', 404, '404.html'],
];
