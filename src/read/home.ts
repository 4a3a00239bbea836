import { type LanguageContent, languageOf } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/entries.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
} from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fill } from '#src/i18n/translate.ts';
import { pathOf } from '#src/routes.ts';
import { bandOf, rowsOf } from '#src/weave/band.ts';
import { openingLinksOf, openingsHeadingOf } from './careers.ts';
import { priceLink, whoReadsIt, withReply } from './contactWays.ts';

const drawnClaims = ['clients', 'team', 'countries', 'years'] as const;

export function getHome(content: LanguageContent) {
  const { lang, company, cities, projects, cases, principles, zones } = content;
  const { hints, links, whatsNext } = content.words.common;
  const { home } = content.words;
  const { hero, whatWeHaveBuilt, operatingPrinciples, impactZones, stats, showDontSell } = home;
  const contact = pathOf('contact', lang);
  const story = pathOf('story', lang);
  const price = priceLink(content);
  const weaves = principles.map(({ weave }) => weave);
  const confirmedOn = company.confirmed.claims;
  const clients = company.namedClients;
  const drawnProjects = bandOf(weaves, projects).falls.map(({ project, weave }) => ({
    ...project,
    tangle: drawingOf(`tangle-${project.tangle}`),
    cloth: drawingOf(`cloth-${weave}`),
    builtFor: linkToCase(project.id, content),
  }));

  return {
    meta: home.meta,
    hero: {
      ...hero,
      people: {
        label: hero.people,
        links: projects.map((project) => ({
          lang: project.lang,
          label: project.who,
          href: `#project-${project.id}`,
        })),
      },
      claims: [hero.claims.years, hero.claims.clients, hero.claims.countries],
      namedClients: clients && withNames(hero.namedClients, clients.slice(0, 3), lang),
      primary: { label: links.project, href: contact },
      secondary: { label: hero.secondary, href: story },
      card: {
        mark: hero.card.label,
        heading: hero.card.title,
        text: hero.card.text,
        button: { label: hero.card.button, href: contact },
      },
      cloth: drawingOf('loom-cloth').src,
    },
    whoWeAre: {
      ...home.whoWeAre,
      link: { label: home.whoWeAre.link, href: story },
      price,
    },
    whatWeHaveBuilt: {
      ...whatWeHaveBuilt,
      slack: drawingOf('slack'),
      link: { label: links.project, href: contact },
      rows: rowsOf('projects', projects.length),
      projects: drawnProjects,
    },
    operatingPrinciples: {
      ...operatingPrinciples,
      bandStart: drawingOf('band-start'),
      band: drawingOf('band'),
      rows: rowsOf('principles', principles.length),
      items: principles.map((one) => ({ ...one, cloth: drawingOf(`cloth-${one.weave}`) })),
    },
    impactZones: {
      ...impactZones,
      map: { ...drawingOf('map'), alt: impactZones.drawing },
      zones: zones.map((zone) => ({
        ...zone,
        country: countryName(zone.country, lang),
        city: zone.city === undefined ? undefined : entryWithId(cities, zone.city),
      })),
      button: { label: impactZones.button, href: contact },
    },
    dna: { ...home.dna, strand: drawingOf('strand') },
    stats: {
      ...stats,
      asOf: confirmedOn && fill(stats.asOf, { date: formatDate(confirmedOn, lang) }),
      items: statsOf(content),
    },
    showDontSell: {
      ...showDontSell,
      heading: cases.length > 0 ? showDontSell.headingOfCases : showDontSell.heading,
      labels: { ...showDontSell.labels, hard: whatWeHaveBuilt.columns.hard },
      cases: cases.map(({ place, year, service, ...work }) => {
        const project = entryWithId(drawnProjects, service);
        const placeAndYear = [place, formatNumber(year, lang)].filter(Boolean).join(' · ');
        return { ...work, placeAndYear, project, opensInNewTab: hints.opensInNewTab };
      }),
    },
    joinUs: {
      ...home.joinUs,
      heading: openingsHeadingOf(home.joinUs.heading, content),
      links: openingLinksOf(content),
      button: { label: links.openings, href: pathOf('careers', lang) },
    },
    whatsNext: {
      ...whatsNext,
      text: withReply(whoReadsIt(content), content),
      button: { label: links.project, href: contact },
      price,
    },
  };
}

/** The claims in numbers, each with its drawing. */
function statsOf(content: LanguageContent) {
  const { lang, company, words } = content;
  const { claims, namedClients } = company;
  const { items } = words.home.stats;
  const { named } = items.clients;
  const counted = drawnClaims.map((id) => ({
    id,
    number: formatAtLeast(claims[id], lang),
    caption:
      id === 'clients' && namedClients ? withNames(named, namedClients, lang) : items[id].caption,
    captionLang: undefined,
    drawing: drawingOf(id),
    wideDrawing: id === 'clients' ? drawingOf('clients-wide') : undefined,
  }));
  const { caption, meaning } = items.badge;
  const badge = {
    id: 'badge' as const,
    number: formatPercent(claims.badge, lang),
    caption: meaning ?? caption,
    captionLang: meaning && languageOf(content, ({ home }) => home.stats.items.badge.meaning),
    drawing: drawingOf('badge'),
    wideDrawing: undefined,
  };
  return [...counted, badge];
}

/** A text with the names of clients. */
function withNames(text: string, clients: readonly string[], lang: LanguageCode): string {
  const names = formatList(clients, 'conjunction', lang);
  // A name may end with a full stop, like "Inc."
  return fill(text, { names }).replace(/\.\.$/, '.');
}

function linkToCase(project: string, { lang, cases, words }: LanguageContent) {
  const own = cases.filter(({ service }) => service === project);
  const [newest] = own.sort((a, b) => b.year - a.year);
  if (!newest) return undefined;
  const values = { client: newest.client, finished: formatNumber(newest.year, lang) };
  return { label: fill(words.home.whatWeHaveBuilt.builtFor, values), href: `#case-${newest.id}` };
}

export type Home = ReturnType<typeof getHome>;
