import { contentIn, type LanguageContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/entries.ts';
import { longestTitle } from '#src/content/schema/fields.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { countryName, formatDate, formatList, formatMoney } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { addressOf, pathOf, pathOfOpening } from '#src/routes.ts';
import {
  applyTo,
  benefitsOf,
  experienceOf,
  getHiring,
  getHiringLink,
  type Opening,
  openOpenings,
  skillsOf,
} from './openings.ts';
import { stripesOf } from './stripesOf.ts';

/** How many other openings a page lists; it links to the rest. */
const mostOthers = 8;

export function getOpening(lang: LanguageCode, id: string, content = contentIn(lang)) {
  const { company, words, categories, places } = content;
  const opening = entryWithId(content.openings, id);
  const { title, description, duties, bring, show } = opening;
  const { openings } = words.careers;
  const { meta, mark, back, work, apply, closed, drawing } = words.opening;
  const isOver = isClosed(opening, content.day);
  const place = entryWithId(places, opening.place);
  const experience = experienceOf(opening, content);

  const inSearch = { title, place: place.name, experience };
  const titles = meta.titles.items.map((pattern) => fill(pattern, inSearch));

  const address = addressOf(pathOfOpening(id, lang));
  const button = applyTo(title, address, content);
  const subject = fill(openings.applySubject, { title });
  const howToApply = {
    ...apply,
    ...openings.howToApply,
    button,
    elsewhere: {
      heading: apply.elsewhere.heading,
      text: fill(apply.elsewhere.text, { subject }),
      link: { label: company.email, href: button.href },
    },
    link: { ...apply.link, address },
  };

  const date = opening.closes ? formatDate(opening.closes, lang) : '';
  const notice = { heading: closed.heading, text: fill(closed.text, { date }) };

  const benefits = benefitsOf(content, opening.salary !== undefined);
  const fittingBenefits = benefits.filter(({ id }) => id !== 'remote-first' || place.remote);

  return {
    meta: {
      title: titleThatFits(titles),
      description: isOver ? closed.meta : fill(meta.description, inSearch),
    },
    atAGlance: {
      mark: isOver ? closed.mark : mark,
      title,
      description,
      lang: opening.lang,
      back: { label: back, href: pathOf('careers', lang) },
      facts: [...termsOf(opening, content), ...optionalTermsOf(opening, content)],
      drawing: fill(drawing, { title, experience }),
      apply: isOver ? null : button,
      hiring: isOver ? null : getHiringLink(content),
      closed: isOver ? notice : null,
    },
    // The opening's stripe, and the number of years that the longest one in the list spans.
    cloth: {
      stripes: stripesOf([opening], categories).stripes,
      years: Math.max(...content.openings.map(({ experience }) => experience.to)),
      isFinished: isOver,
    },
    work: {
      mark: work.mark,
      labels: openings.labels,
      lists: { duties, bring, show, skills: skillsOf(opening) },
      lang: opening.lang,
      benefits: {
        heading: work.benefits,
        items: fittingBenefits,
      },
    },
    apply: isOver ? null : howToApply,
    hiring: isOver ? null : getHiring(content),
    others: getOthers(opening, content),
  };
}

export type OpeningPage = ReturnType<typeof getOpening>;

/** The first title that search results show in full, or else the last, which is the shortest. */
function titleThatFits(titles: readonly string[]): string {
  const fitting = titles.find((title) => [...title].length <= longestTitle);
  return fitting ?? titles.at(-1) ?? '';
}

type Term = {
  label: string;
  value: string;
  /** The language of the value where it is not the page's. */
  lang?: LanguageCode;
};

/** What every opening says of itself. */
function termsOf(opening: Opening, content: LanguageContent): Term[] {
  const { labels } = content.words.careers.openings;
  const category = entryWithId(content.categories, opening.category);
  const place = entryWithId(content.places, opening.place);
  const type = entryWithId(content.employmentTypes, opening.type);
  return [
    { label: labels.category, value: category.name, lang: category.lang },
    { label: labels.place, value: place.name, lang: place.lang },
    { label: labels.type, value: type.name, lang: type.lang },
    { label: labels.experience, value: experienceOf(opening, content) },
  ];
}

/** The optional facts of an opening that are filled in. */
function optionalTermsOf(opening: Opening, { lang, words }: LanguageContent): Term[] {
  const { salary, hours, applicants, posted, closes } = opening;
  const { labels, ...texts } = words.opening;
  const terms: Term[] = [];
  if (salary) {
    const amount = formatMoney(salary, lang);
    terms.push({ label: labels.salary, value: fill(texts.salary[salary.period], { amount }) });
  }
  if (hours) {
    terms.push({ label: labels.hours, value: pluralOf(texts.hours, 'week', hours, lang) });
  }
  if (applicants) {
    const countries = applicants.map((code) => countryName(code, lang));
    terms.push({ label: labels.applicants, value: formatList(countries, 'disjunction', lang) });
  }
  if (posted) terms.push({ label: labels.posted, value: formatDate(posted, lang) });
  if (closes) terms.push({ label: labels.closes, value: formatDate(closes, lang) });
  return terms;
}

/** Other openings: of the same category or, if it has no others, of any. */
function getOthers(opening: Opening, content: LanguageContent) {
  const { back, others } = content.words.opening;
  const list = pathOf('careers', content.lang);
  const open = openOpenings(content);
  const ofCategory = open.filter(({ category }) => category === opening.category);
  const sameCategory = openingsAfter(opening, ofCategory);

  if (sameCategory.length === 0) {
    return {
      mark: others.mark,
      heading: others.headingOfAll,
      all: { label: back, href: list },
      openings: openingsAfter(opening, open).map((other) => openingLink(other, content)),
    };
  }
  const category = entryWithId(content.categories, opening.category).name;
  return {
    mark: others.mark,
    heading: fill(others.heading, { category }),
    all: { label: fill(others.all, { category }), href: `${list}#category-${opening.category}` },
    openings: sameCategory.map((other) => openingLink(other, content)),
  };
}

function openingLink(
  { id, title, lang: titleLang, place }: Opening,
  { lang, places }: LanguageContent,
) {
  return {
    id,
    title,
    lang: titleLang,
    place: entryWithId(places, place),
    href: pathOfOpening(id, lang),
  };
}

/** The openings after this one in a list, and then those before it. A closed opening is in no list: all come after it. */
function openingsAfter({ id }: Opening, openings: readonly Opening[]): Opening[] {
  const index = openings.findIndex((other) => other.id === id);
  const after = openings.slice(index + 1);
  const before = openings.slice(0, Math.max(index, 0));
  return [...after, ...before].slice(0, mostOthers);
}
