import type { Graph, Organization, Place, WebPage, WebSite } from 'schema-dts';
import { getCompany } from '#src/content/load/facts.ts';
import { getWords } from '#src/content/load/words.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { getHome } from '#src/content/read/home.ts';
import { getLeaders } from '#src/content/read/leaders.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { countryName } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import {
  addressOf,
  type DocumentName,
  fromBase,
  isPage,
  type OpeningName,
  openingId,
  type PageName,
  pathOf,
} from '#src/i18n/paths.ts';
import { jobPosting } from './jobPosting.ts';

const company = { '@id': addressOf(fromBase('#company')) };
const site = { '@id': addressOf(fromBase('#site')) };

/**
 * What search engines may know of a page, all of it also to be read or followed on that page. The
 * home page tells of the company and the site, the others only point there and say where they stand.
 * An opening has a JobPosting on its own page, as search engines want it, never on the list.
 */
export function getStructuredData(lang: LanguageCode, page: DocumentName): string {
  const nodes = nodesOf(lang, page);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  // Inside a script element nothing may look like its end.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function nodesOf(lang: LanguageCode, page: DocumentName) {
  if (page === 'home') return [organization(lang), website(lang)];
  if (isPage(page)) return [webPage(lang, page)];
  return [openingPage(lang, page), ...jobPosting(lang, page)];
}

function organization(lang: LanguageCode): Organization {
  const { email, phone, office, social, name, legalName } = getCompany();
  const { cities, regions } = getWords(lang, 'common');
  const { footer } = getFrame(lang, 'home');
  return {
    '@type': 'Organization',
    ...company,
    name,
    ...(legalName && { legalName }),
    url: addressOf(pathOf('home', lang)),
    logo: addressOf(fromBase('apple-touch-icon.png')),
    address: {
      '@type': 'PostalAddress',
      addressLocality: cities[office.city],
      addressRegion: regions[office.region],
      addressCountry: countryName(office.country, lang),
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: footer.contact.heading, email, telephone: phone },
      { '@type': 'ContactPoint', contactType: social.chat.name, url: social.chat.address },
    ],
    location: getHome(lang).impactZones.zones.map(
      ({ country, city }): Place => ({ '@type': 'Place', name: city ?? country }),
    ),
    sameAs: [social.network.address, social.community.address],
  };
}

function website(lang: LanguageCode): WebSite {
  return {
    '@type': 'WebSite',
    ...site,
    name: getCompany().name,
    url: addressOf(pathOf('home', lang)),
    inLanguage: lang,
    publisher: company,
  };
}

function webPage(lang: LanguageCode, page: Exclude<PageName, 'home'>): WebPage {
  const { nav } = getWords(lang, 'common');
  const name = page === 'leaders' ? getLeaders(lang).roll.mark : nav[page];
  return placed(lang, kinds[page], [{ name, page }]);
}

function openingPage(lang: LanguageCode, page: OpeningName): WebPage {
  const { nav } = getWords(lang, 'common');
  const { title } = getOpening(lang, openingId(page)).atAGlance;
  return placed(lang, 'WebPage', [
    { name: nav.careers, page: 'careers' },
    { name: title, page },
  ]);
}

/** A page and the way to it from the home page; the last step is the page itself. */
function placed(
  lang: LanguageCode,
  kind: 'WebPage' | 'AboutPage' | 'ContactPage',
  way: { name: string; page: DocumentName }[],
): WebPage {
  const { nav } = getWords(lang, 'common');
  const steps = [{ name: nav.home, page: 'home' as const }, ...way].map(({ name, page }) => ({
    name,
    item: addressOf(pathOf(page, lang)),
  }));
  const { name, item: url } = steps.at(-1) ?? {};
  return {
    '@type': kind,
    '@id': url,
    url,
    name,
    inLanguage: lang,
    isPartOf: site,
    publisher: company,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  };
}

const kinds = {
  story: 'AboutPage',
  team: 'AboutPage',
  leaders: 'AboutPage',
  contact: 'ContactPage',
  careers: 'WebPage',
} as const satisfies Record<Exclude<PageName, 'home'>, string>;
