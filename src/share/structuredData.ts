import type { ContactPoint, Graph, Organization, Place, WebPage, WebSite } from 'schema-dts';
import { getCompany } from '#src/content/load/company.ts';
import { getWords } from '#src/content/load/words.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { getHome } from '#src/content/read/home.ts';
import { getLeaders } from '#src/content/read/leaders.ts';
import { commonWords } from '#src/content/schema/common.ts';
import { countryName } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { addressOf, fromBase, type PageName, pathOf } from '#src/i18n/paths.ts';

const company = { '@id': addressOf(fromBase('#company')) };
const site = { '@id': addressOf(fromBase('#site')) };

/**
 * What search engines may know of a page, all of it also to be read or followed on that page. The
 * home page tells of the company and the site, the others only point there and say where they stand.
 * No JobPosting: search engines want it on a page of its own per job, never on a list.
 */
export function getStructuredData(lang: LanguageCode, page: PageName): string {
  const nodes = page === 'home' ? [organization(lang), website(lang)] : [webPage(lang, page)];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  // Inside a script element nothing may look like its end.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function organization(lang: LanguageCode): Organization {
  const { email, phone, office, social, name, legalName } = getCompany();
  const { cities, regions } = getWords(lang, 'common', commonWords);
  const { footer } = getFrame(lang, 'home');
  const chat: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: social.chat.name,
    url: social.chat.address,
  };
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
      chat,
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
  const { nav } = getWords(lang, 'common', commonWords);
  const home = addressOf(pathOf('home', lang));
  const url = addressOf(pathOf(page, lang));
  const name = page === 'leaders' ? getLeaders(lang).roll.mark : nav[page];
  return {
    '@type': kinds[page],
    '@id': url,
    url,
    name,
    inLanguage: lang,
    isPartOf: site,
    publisher: company,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: nav.home, item: home },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  } as WebPage;
}

const kinds = {
  story: 'AboutPage',
  team: 'AboutPage',
  leaders: 'AboutPage',
  contact: 'ContactPage',
  careers: 'WebPage',
} as const satisfies Record<Exclude<PageName, 'home'>, string>;
