import type { APIRoute } from 'astro';
import { addressOf, fromBase } from '#src/i18n/paths.ts';

// Crawlers ask for it at the root of a domain only; below a folder it is built, but not read.
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *
Allow: /

Sitemap: ${addressOf(fromBase('sitemap.xml'))}
`,
  );
