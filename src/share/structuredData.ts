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
  openingId,
  type PageName,
  pathOf,
} from '#src/i18n/paths.ts';
import { jobPosting, officeAddress } from './jobPosting.ts';

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
  const { nav } = getWords(lang, 'common');
  if (isPage(page)) {
    const name = page === 'leaders' ? getLeaders(lang).roll.mark : nav[page];
    return [webPage(lang, kinds[page], [{ name, page }])];
  }
  const { title } = getOpening(lang, openingId(page)).atAGlance;
  const way: Step[] = [
    { name: nav.careers, page: 'careers' },
    { name: title, page },
  ];
  return [webPage(lang, 'WebPage', way), ...jobPosting(lang, page)];
}

function organization(lang: LanguageCode): Organization {
  const { email, phone, office, social, name, legalName } = getCompany();
  const { footer } = getFrame(lang, 'home');
  return {
    '@type': 'Organization',
    ...company,
    name,
    ...(legalName && { legalName }),
    url: addressOf(pathOf('home', lang)),
    logo: addressOf(fromBase('apple-touch-icon.png')),
    address: officeAddress(lang, countryName(office.country, lang)),
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

type Kind = 'WebPage' | 'AboutPage' | 'ContactPage';
type Step = { name: string; page: DocumentName };

/** A page and the way to it from the home page; the last step is the page itself. */
function webPage(lang: LanguageCode, kind: Kind, way: Step[]): WebPage {
  const { nav } = getWords(lang, 'common');
  const start: Step = { name: nav.home, page: 'home' };
  const steps = [start, ...way].map(({ name, page }) => ({
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

const kinds: Record<Exclude<PageName, 'home'>, Kind> = {
  story: 'AboutPage',
  team: 'AboutPage',
  leaders: 'AboutPage',
  contact: 'ContactPage',
  careers: 'WebPage',
};
