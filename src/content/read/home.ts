import { z } from 'zod';
import { byId, getWords } from '#src/content/load/words.ts';
import {
  button,
  drawing,
  heading,
  keyedBy,
  label,
  line,
  mark,
  meta,
  paragraph,
  text,
  titled,
  type WordsContext,
} from '#src/content/schema/blocks.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { countryName, formatAtLeast, formatPercent } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { lettersOf } from '#src/i18n/letters.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { type Claims, getCompany } from './company.ts';
import { commonWords } from './frame.ts';
import { weaveKinds } from './jobs.ts';
import { getProjects } from './projects.ts';

export const joinUsWords = z.strictObject({ mark, heading, text: paragraph, button });

const stat = z.strictObject({ caption: line, drawing });

export const homeWords = ({ projects, places }: WordsContext) =>
  z.strictObject({
    meta,
    hero: z.strictObject({
      eyebrow: label,
      heading: z
        .strictObject({
          plain: text('The headline up to its last word or words', 60),
          accent: text('The last word or words, set in gold', 30),
        })
        .describe('The two are read as one sentence'),
      text: paragraph,
      primary: button,
      secondary: button,
      card: z.strictObject({ label, title: label, text: line, button }),
      drawing,
    }),
    whoWeAre: z.strictObject({
      mark,
      heading,
      paragraphs: z.array(paragraph).length(3),
      link: button,
    }),
    whatWeHaveBuilt: z.strictObject({
      mark,
      heading,
      intro: line,
      columns: z.strictObject({ hard: label, built: label, changed: label }),
      projects: keyedBy(
        projects,
        z.strictObject({ kind: label, hard: line, built: line, changed: line }),
      ),
    }),
    operatingPrinciples: z.strictObject({
      mark,
      heading,
      text: line,
      items: keyedBy(weaveKinds, z.strictObject({ weave: label, title: label, text: line })),
    }),
    impactZones: z.strictObject({
      mark,
      heading,
      text: paragraph,
      zones: keyedBy(places, z.strictObject({ text: line })),
      mapLabel: drawing,
      button,
    }),
    dna: z.strictObject({
      heading: label,
      words: z.array(text('One trait, one word if the language has it', 28)).length(10),
      pause: button,
    }),
    stats: z.strictObject({
      mark,
      heading,
      statement: paragraph,
      items: z.strictObject({
        years: stat,
        clients: stat,
        team: stat,
        countries: stat,
        badge: stat,
      }),
    }),
    showDontSell: z.strictObject({
      mark,
      heading,
      text: paragraph,
      labels: z.strictObject({ heading: label, bytes: label, requests: label, readable: label }),
      measured: line.describe('Shown above the figures when the browser has measured them'),
      built: line.describe('Shown above the figures that were true when the page was built'),
      readableBuilt: line,
      cached: line.describe('Shown as the bytes when nothing had to travel'),
      unknown: line.describe('Shown as a figure the browser does not give'),
      noteMeasured: line,
      noteBuilt: line,
    }),
    joinUs: joinUsWords,
    whatsNext: z.strictObject({
      mark,
      heading,
      text: line,
      steps: z.array(titled).length(3),
      button,
    }),
  });

export function getHome(lang: LanguageCode) {
  const { meta, ...words } = getWords(lang, 'home', homeWords);
  const { claims, places } = getCompany();
  const { cities, nav } = getWords(lang, 'common', commonWords);
  const contact = pathOf('contact', lang);
  const stat = (claim: keyof Claims, number: string) => ({
    id: claim,
    number,
    caption: words.stats.items[claim].caption,
    drawing: { ...drawingOf(claim), alt: words.stats.items[claim].drawing },
  });

  return {
    meta,
    hero: {
      ...words.hero,
      heading: { ...words.hero.heading, longestWord: longestWordOf(words.hero.heading) },
      primary: { label: words.hero.primary, href: contact },
      secondary: { label: words.hero.secondary, hint: nav.story, href: pathOf('story', lang) },
      card: { ...words.hero.card, href: contact },
    },
    whoWeAre: {
      ...words.whoWeAre,
      link: { label: words.whoWeAre.link, href: pathOf('story', lang) },
    },
    whatWeHaveBuilt: {
      ...words.whatWeHaveBuilt,
      projects: getProjects().map(({ id, weave }) => ({
        id,
        swatch: drawingOf(`swatch-${weave}`),
        ...byId(words.whatWeHaveBuilt.projects, id),
      })),
    },
    operatingPrinciples: {
      ...words.operatingPrinciples,
      items: weaveKinds.map((weave) => ({
        id: weave,
        draft: drawingOf(`draft-${weave}`),
        ...words.operatingPrinciples.items[weave],
      })),
    },
    impactZones: {
      ...words.impactZones,
      map: { ...drawingOf('map'), alt: words.impactZones.mapLabel },
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
        stat('clients', formatAtLeast(claims.clients, lang)),
        stat('team', formatAtLeast(claims.team, lang)),
        stat('countries', formatAtLeast(claims.countries, lang)),
        stat('years', formatAtLeast(claims.years, lang)),
      ],
    },
    showDontSell: words.showDontSell,
    joinUs: {
      ...words.joinUs,
      button: { label: words.joinUs.button, href: pathOf('careers', lang) },
    },
    whatsNext: { ...words.whatsNext, button: { label: words.whatsNext.button, href: contact } },
  };
}

export type Home = ReturnType<typeof getHome>;

/** Whether its longest word needs a smaller size, so that it stays on one line with its comma. */
export function longestWordOf({ plain, accent }: { plain: string; accent: string }) {
  const letters = Math.max(
    ...`${plain} ${accent}`.split(' ').map((word) => lettersOf(word).length),
  );
  if (letters <= 9) return 'short';
  if (letters <= 13) return 'medium';
  return letters <= 18 ? 'long' : 'very-long';
}
