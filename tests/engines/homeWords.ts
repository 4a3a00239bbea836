import { type Content, contentIn } from '../../src/content/load/content.ts';
import { entryWithId } from '../../src/content/load/values.ts';
import { countryName, formatAtLeast, formatPercent } from '../../src/i18n/formats.ts';
import { detailsOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { menu } from '../../src/i18n/paths.ts';
import { pluralOf } from '../../src/i18n/translate.ts';
import { openOpenings } from '../../src/read/openOpenings.ts';

/** The words of the home page as somebody hears them who has it read from the beginning. */
export function homeWords(lang: LanguageCode): string[] {
  const content = contentIn(lang);
  return [...headerWords(content), ...mainWords(content), ...footerWords(content)];
}

function headerWords({ lang, words }: Content): string[] {
  const { nav } = words.common;
  const pages = menu.map((name) => nav[name]);
  return [nav.skip, nav.logoLabel, ...pages, nav.languageLabel, detailsOf(lang).name];
}

function mainWords(content: Content): string[] {
  const { lang, company, cities, projects, principles, zones, words } = content;
  const { common, home } = words;
  const { hero, whoWeAre, whatWeHaveBuilt, operatingPrinciples, impactZones } = home;
  const { dna, stats, showDontSell, joinUs } = home;
  const { claims } = company;
  const openings = openOpenings(content).length;
  return [
    hero.eyebrow,
    `${hero.heading.plain} ${hero.heading.accent}`,
    hero.text,
    ...[hero.primary, hero.secondary, common.nav.story],
    ...[hero.claims.years, hero.claims.clients, hero.claims.countries],
    ...[hero.people, ...projects.map(({ who }) => who)],
    ...[hero.card.label, hero.card.title, hero.card.text, hero.card.button],

    ...[whoWeAre.mark, whoWeAre.heading, whoWeAre.text, whoWeAre.link],
    ...[whoWeAre.promises.heading, ...titled(whoWeAre.promises.items.items)],

    ...[whatWeHaveBuilt.mark, whatWeHaveBuilt.heading, whatWeHaveBuilt.text],
    ...projects.flatMap(({ kind, hard, built, changed }) => {
      const { columns } = whatWeHaveBuilt;
      return [kind, columns.hard, hard, columns.built, built, columns.changed, changed];
    }),

    ...[operatingPrinciples.mark, operatingPrinciples.heading],
    ...principles.flatMap(({ weave, title, text }) => [
      operatingPrinciples.weaves[weave],
      title,
      text,
    ]),

    ...[impactZones.mark, impactZones.heading, impactZones.text, impactZones.drawing],
    ...zones.flatMap(({ country, city, text }) => {
      const cityNames = city === undefined ? [] : [entryWithId(cities, city).name];
      return [countryName(country, lang), ...cityNames, text];
    }),
    impactZones.button,

    ...[dna.heading, dna.pause, ...dna.words.items],

    ...[stats.mark, stats.heading, stats.statement],
    ...(['clients', 'team', 'countries', 'years'] as const).flatMap((claim) => [
      formatAtLeast(claims[claim], lang),
      stats.items[claim].caption,
    ]),
    ...[formatPercent(claims.badge, lang), stats.items.badge.caption],

    ...[showDontSell.mark, showDontSell.heading, showDontSell.text, showDontSell.labels.heading],
    ...[showDontSell.measured, showDontSell.note],

    joinUs.mark,
    openings === 0 ? joinUs.heading.none : pluralOf(joinUs.heading, 'openings', openings, lang),
    ...[joinUs.text, common.links.openings],

    ...[common.whatsNext.mark, common.whatsNext.heading, common.whatsNext.text],
    ...titled(common.whatsNext.steps.items),
    home.whatsNext.button,
  ];
}

function footerWords({ company, words }: Content): string[] {
  const { nav, footer, hints } = words.common;
  return [
    ...[nav.contact, footer.contact.email, company.email, footer.contact.phone, company.phone],
    ...[footer.quick, ...menu.map((name) => nav[name])],
    ...[footer.newsletter.heading, footer.newsletter.text, footer.newsletter.emailLabel],
    ...[footer.newsletter.button, hints.opensInNewTab, footer.newsletter.hint],
    ...[footer.copyright, footer.closing],
  ];
}

function titled(items: readonly { title: string; text: string }[]): string[] {
  return items.flatMap(({ title, text }) => [title, text]);
}
