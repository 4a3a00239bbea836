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
  const { meta, ...words } = getWords(lang, 'home');
  const { claims, places } = getCompany();
  const { cities, nav } = getWords(lang, 'common');
  const contact = pathOf('contact', lang);
  const stat = (claim: keyof Claims, number: string) => ({
    id: claim,
    number,
    caption: words.stats.items[claim].caption,
    meaning: claim === 'badge' ? words.stats.items.badge.meaning : undefined,
    drawing: {
      ...drawingOf(claim),
      alt: words.stats.items[claim].drawing,
      wide: claim === 'clients' ? drawingOf('clients-wide') : undefined,
    },
  });

  return {
    meta,
    hero: {
      ...words.hero,
      claims: [words.hero.claims.years, words.hero.claims.clients, words.hero.claims.countries],
      primary: { label: words.hero.primary, href: contact },
      secondary: { label: words.hero.secondary, hint: nav.story, href: pathOf('story', lang) },
      card: { ...words.hero.card, href: contact },
      fringe: drawingOf('fringe'),
    },
    whoWeAre: {
      ...words.whoWeAre,
      kinds: {
        label: words.whoWeAre.kinds,
        links: getProjects().map(({ id }) => ({
          label: byId(words.whatWeHaveBuilt.projects, id).kind,
          href: `#${id}`,
        })),
      },
      link: { label: words.whoWeAre.link, href: pathOf('story', lang) },
    },
    whatWeHaveBuilt: {
      ...words.whatWeHaveBuilt,
      slack: drawingOf('slack'),
      projects: getProjects().map(({ id, weave }) => {
        const told = byId(words.whatWeHaveBuilt.projects, id);
        const tangle = drawingOf(tangleFor(id, told.hard));
        return { id, tangle, cloth: drawingOf(`cloth-${weave}`), ...told };
      }),
    },
    operatingPrinciples: {
      ...words.operatingPrinciples,
      items: weaveKinds.map((weave) => ({
        id: weave,
        cloth: drawingOf(`cloth-${weave}`),
        ...words.operatingPrinciples.items[weave],
      })),
    },
    impactZones: {
      ...words.impactZones,
      map: { ...drawingOf('map'), alt: words.impactZones.drawing },
      zones: places.map(({ id, country, city }) => ({
        id,
        country: countryName(country, lang),
        city: city && byId(cities, city),
        text: byId(words.impactZones.zones, id).text,
      })),
      button: { label: words.impactZones.button, href: contact },
    },
    dna: { ...words.dna, strand: drawingOf('strand') },
    stats: {
      ...words.stats,
      items: [
        stat('badge', formatPercent(claims.badge, lang)),
        ...(['clients', 'team', 'countries', 'years'] as const).map((claim) =>
          stat(claim, formatAtLeast(claims[claim], lang)),
        ),
      ],
    },
    showDontSell: words.showDontSell,
    joinUs: {
      ...words.joinUs,
      openings: getOpenings(lang),
      button: { label: words.joinUs.button, href: pathOf('careers', lang) },
    },
    whatsNext: { ...words.whatsNext, button: { label: words.whatsNext.button, href: contact } },
  };
}

export type Home = ReturnType<typeof getHome>;
