import type { APIRoute } from 'astro';
import { getOpenJobs } from '#src/content/load/facts.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import {
  addressOf,
  alternatesOf,
  type DocumentName,
  openingName,
  pageNames,
  pathOf,
} from '#src/i18n/paths.ts';

/** Only of an opening it is known when it changed: on the day it was posted. */
type Listed = { name: DocumentName; changed?: string };

export const GET: APIRoute = () => {
  const openings = getOpenJobs().jobs.map(
    ({ id, posted }): Listed => ({ name: openingName(id), changed: posted }),
  );
  const listed: Listed[] = [...pageNames.map((name) => ({ name })), ...openings];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map(entries).join('')}</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};

function entries({ name, changed }: Listed): string {
  const alternates = alternatesOf(name)
    .map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path)}"/>\n`,
    )
    .join('');
  const day = changed ? `<lastmod>${changed}</lastmod>\n` : '';
  return languageCodes
    .map(
      (lang) => `<url>\n<loc>${addressOf(pathOf(name, lang))}</loc>\n${day}${alternates}</url>\n`,
    )
    .join('');
}
