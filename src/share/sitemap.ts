import { getOpenJobs } from '#src/content/load/facts.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import {
  addressOf,
  alternatesOf,
  type DocumentName,
  fromBase,
  openingName,
  pageNames,
  pathOf,
} from '#src/i18n/paths.ts';

// Crawlers ask for it at the root of a domain only; below a folder it is built, but not read.
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(fromBase('sitemap.xml'))}\n`;
}

export function sitemap(): string {
  const pages = pageNames.map((name) => entries(name));
  // Only of an opening it is known when it changed: on the day it was posted.
  const openings = getOpenJobs().jobs.map(({ id, posted }) => entries(openingName(id), posted));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...openings].join('')}</urlset>
`;
}

function entries(name: DocumentName, changed?: string): string {
  const day = changed ? `<lastmod>${changed}</lastmod>\n` : '';
  const twins = alternatesOf(name).map(
    ({ hreflang, path }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path)}"/>\n`,
  );
  return languageCodes
    .map((lang) => {
      const address = addressOf(pathOf(name, lang));
      return `<url>\n<loc>${address}</loc>\n${day}${twins.join('')}</url>\n`;
    })
    .join('');
}
