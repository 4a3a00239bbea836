import type { APIRoute } from 'astro';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, alternatesOf, fallbackOf, pageNames, pathOf } from '#src/i18n/paths.ts';

export const GET: APIRoute = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pageNames.map(entries).join('')}</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );

function entries(page: (typeof pageNames)[number]): string {
  const alternates = [
    ...alternatesOf(page).map(({ code, path }) => link(code, path)),
    link('x-default', fallbackOf(page)),
  ].join('');
  return languageCodes
    .map((lang) => `<url>\n<loc>${addressOf(pathOf(page, lang))}</loc>\n${alternates}</url>\n`)
    .join('');
}

function link(code: string, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path)}"/>\n`;
}
