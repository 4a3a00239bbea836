// Files at well-known addresses: robots.txt, the sitemap and security.txt.
import { englishContent, loadCompany } from '#src/content/load/content.ts';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { currentOpenings } from '#src/read/openings.ts';
import { legalPages } from '#src/read/pages.ts';
import { addressOf, type DocumentName, fromBase, pageNames, pathOfDocument } from '#src/routes.ts';

/** Crawlers read it only at the root of a domain, so it has no effect for a site in a folder. */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(fromBase('sitemap.xml'))}\n`;
}

export function sitemap(): string {
  const pages = [...pageNames, ...legalPages()].map((id) => entries({ kind: 'page', id }));
  // Only openings have a known date of change: the day they were posted.
  const openings = currentOpenings(englishContent()).map(({ id, posted }) =>
    entries({ kind: 'opening', id }, posted),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...openings].join('')}</urlset>
`;
}

/** A document in each language; what belongs together, search engines read in the documents. */
function entries(name: DocumentName, changed?: string): string {
  const day = changed ? `<lastmod>${changed}</lastmod>\n` : '';
  return languageCodes
    .map((lang) => `<url>\n<loc>${addressOf(pathOfDocument(name, lang))}</loc>\n${day}</url>\n`)
    .join('');
}

/** Where to report a vulnerability (RFC 9116); it must expire within a year. */
export function securityTxt(): string {
  const expires = new Date(englishContent().day);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return `Contact: mailto:${loadCompany().securityEmail}
Expires: ${expires.toISOString().replace('.000Z', 'Z')}
Preferred-Languages: ${defaultLanguage}
Canonical: ${addressOf(fromBase('.well-known/security.txt'))}
`;
}
