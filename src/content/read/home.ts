import { getCompany, getProjects } from '#src/content/load/facts.ts';
import { byId, getWords } from '#src/content/load/words.ts';
import type { Claims } from '#src/content/schema/company.ts';
import { weaveKinds } from '#src/content/schema/jobs.ts';
import { drawingOf, tangleFor } from '#src/drawings/drawings.tsx';
import { countryName, formatAtLeast, formatPercent } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { getOpenings } from './careers.ts';

export function getHome(lang: LanguageCode) {
  const words = getWords(lang, 'home');
  const { hero, whoWeAre, whatWeHaveBuilt, operatingPrinciples, impactZones, stats } = words;
  const { claims, places } = getCompany();
  const { cities, nav } = getWords(lang, 'common');
  const contact = pathOf('contact', lang);
  const story = pathOf('story', lang);
  const projects = getProjects().map((project) => ({
    ...project,
    ...byId(whatWeHaveBuilt.projects, project.id),
  }));
  const stat = (id: keyof Claims) => ({
    id,
    number: id === 'badge' ? formatPercent(claims.badge, lang) : formatAtLeast(claims[id], lang),
    caption: stats.items[id].caption,
    meaning: id === 'badge' ? stats.items.badge.meaning : undefined,
    drawing: {
      ...drawingOf(id),
      alt: stats.items[id].drawing,
      wide: id === 'clients' ? drawingOf('clients-wide') : undefined,
    },
  });

  return {
    ...words,
    hero: {
      ...hero,
      claims: [hero.claims.years, hero.claims.clients, hero.claims.countries],
      primary: { label: hero.primary, href: contact },
      secondary: { label: hero.secondary, hint: nav.story, href: story },
      card: { ...hero.card, href: contact },
      cloth: drawingOf('loom-cloth').src,
      fringe: drawingOf('fringe'),
    },
    whoWeAre: {
      ...whoWeAre,
      kinds: {
        label: whoWeAre.kinds,
        links: projects.map(({ id, kind }) => ({ label: kind, href: `#${id}` })),
      },
      link: { label: whoWeAre.link, href: story },
    },
    whatWeHaveBuilt: {
      ...whatWeHaveBuilt,
      slack: drawingOf('slack'),
      projects: projects.map(({ weave, ...told }) => ({
        ...told,
        tangle: drawingOf(tangleFor(told.id, told.hard)),
        cloth: drawingOf(`cloth-${weave}`),
      })),
    },
    operatingPrinciples: {
      ...operatingPrinciples,
      items: weaveKinds.map((weave) => ({
        id: weave,
        cloth: drawingOf(`cloth-${weave}`),
        ...operatingPrinciples.items[weave],
      })),
    },
    impactZones: {
      ...impactZones,
      map: { ...drawingOf('map'), alt: impactZones.drawing },
      zones: places.map(({ id, country, city }) => ({
        id,
        country: countryName(country, lang),
        city: city && byId(cities, city),
        text: byId(impactZones.zones, id).text,
      })),
      button: { label: impactZones.button, href: contact },
    },
    dna: { ...words.dna, strand: drawingOf('strand') },
    stats: {
      ...stats,
      items: (['badge', 'clients', 'team', 'countries', 'years'] as const).map(stat),
    },
    joinUs: {
      ...words.joinUs,
      openings: getOpenings(lang),
      button: { label: words.joinUs.button, href: pathOf('careers', lang) },
    },
    whatsNext: { ...words.whatsNext, button: { label: words.whatsNext.button, href: contact } },
  };
}

export type Home = ReturnType<typeof getHome>;
