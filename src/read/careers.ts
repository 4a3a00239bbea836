import type { LanguageContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/entries.ts';
import { formatDay, formatNumber } from '#src/i18n/formats.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { pathOf, pathOfOpening } from '#src/routes.ts';
import { mailLink } from './contactWays.ts';
import {
  benefitsOf,
  countriesOf,
  currentOpenings,
  experienceOf,
  hiringLinkOf,
  hiringOf,
  type Opening,
  salaryOf,
  skillsOf,
} from './openings.ts';
import { stripesOf } from './stripesOf.ts';

export function getCareers(content: LanguageContent) {
  const { company, words, categories } = content;
  const { meta, joinUs, culture, openings, benefits, close } = words.careers;
  const { letter, ...closeWords } = close;
  const open = currentOpenings(content);
  const { stripes, isStripePerOpening, stripeOf } = stripesOf(open, categories);
  const hasNone = open.length === 0;
  const isPayShown = open.every(({ salary }) => salary);

  return {
    meta,
    joinUs: {
      ...joinUs,
      heading: openingsHeadingOf(joinUs.heading, content),
      button: hasNone ? undefined : { label: words.common.links.openings, href: '#openings' },
    },
    culture,
    openings: {
      heading: openings.heading,
      none: hasNone ? openings.none : undefined,
      stripes,
      filter: { label: openings.filterLabel, ...filtersOf(content) },
    },
    list: {
      ...openings,
      howToApply: { ...openings.howToApply, hiring: hiringLinkOf(content) },
      address: company.email,
      lanes: hasNone ? [] : stripes,
      isStripePerOpening,
      openings: open.map((opening) => {
        const firstOfCategory = open.find(({ category }) => category === opening.category);
        const isFirstOfCategory = opening === firstOfCategory;
        return { ...rowOf(opening, content), stripe: stripeOf(opening), isFirstOfCategory };
      }),
    },
    benefits: { ...benefits, items: benefitsOf(content, isPayShown) },
    hiring: hiringOf(content),
    close: {
      ...closeWords,
      button: { label: close.button, href: mailLink(company, letter) },
      email: company.email,
    },
  };
}

function rowOf(opening: Opening, content: LanguageContent) {
  const { lang, categories, places, employmentTypes } = content;
  const { labels, apply, applyLabel, until } = content.words.careers.openings;
  const { id, title, duties, bring, closes } = opening;
  const href = pathOfOpening(id, lang);
  return {
    ...opening,
    href,
    apply: { label: apply, name: fill(applyLabel, { title }), href },
    lists: [
      { heading: labels.duties, items: duties },
      { heading: labels.bring, items: bring },
      { heading: labels.skills, items: skillsOf(opening) },
    ],
    category: entryWithId(categories, opening.category),
    place: entryWithId(places, opening.place),
    type: entryWithId(employmentTypes, opening.type),
    experience: experienceOf(opening, content),
    terms: [
      salaryOf(opening, content),
      countriesOf(opening, content),
      closes && fill(until, { date: formatDay(closes, lang) }),
    ].filter((term) => term !== undefined),
  };
}

type OpeningsHeading = LanguageContent['words']['careers']['joinUs']['heading'];

/** The heading with the number of openings, or the one for when there is none. */
export function openingsHeadingOf(forms: OpeningsHeading, content: LanguageContent): string {
  const { length } = currentOpenings(content);
  return length === 0 ? forms.none : pluralOf(forms, 'openings', length, content.lang);
}

/** Links to the openings or, if there are too many, to those of each category. */
export function openingLinksOf(content: LanguageContent) {
  const { lang, categories } = content;
  const open = currentOpenings(content);
  if (stripesOf(open, categories).isStripePerOpening) {
    return open.map(({ id, lang: titleLang, title }) => ({
      href: pathOfOpening(id, lang),
      label: title,
      lang: titleLang,
    }));
  }
  return filtersOf(content).categories.map(({ id, label }) => ({
    href: `${pathOf('careers', lang)}#category-${id}`,
    label,
    lang: undefined,
  }));
}

/** The buttons above the list. A category without openings has none, because it would show an empty list. */
function filtersOf(content: LanguageContent) {
  const { lang, categories } = content;
  const texts = content.words.careers.openings;
  const open = currentOpenings(content);
  const filter = (category: typeof texts.all, count: number) => ({
    label: fill(texts.filterButton, {
      category: category.name,
      count: formatNumber(count, lang),
    }),
    announcement: pluralOf(category, 'announcement', count, lang),
  });

  return {
    all: filter(texts.all, open.length),
    categories: categories.flatMap((category) => {
      const { length } = open.filter((opening) => opening.category === category.id);
      return length === 0 ? [] : [{ id: category.id, ...filter(category, length) }];
    }),
  };
}

export type Careers = ReturnType<typeof getCareers>;
