import type { LanguageContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/entries.ts';
import { longestTitle } from '#src/content/schema/fields.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { decodeLetters, gmail, outlook, yahoo } from '#src/mail/mail.ts';
import { addressOf, pathOf, pathOfOpening } from '#src/routes.ts';
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

/** How many other openings a page lists; it links to the rest. */
const mostOthers = 8;

export function getOpening(content: LanguageContent, id: string) {
  const { lang, words, categories, places } = content;
  const opening = entryWithId(content.openings, id);
  const { title, description, duties, bring, show } = opening;
  const { openings } = words.careers;
  const { meta, mark, back, work, apply, closed, drawing } = words.opening;
  const hasClosed = isClosed(opening, content.day);
  const place = entryWithId(places, opening.place);
  const experience = experienceOf(opening, content);

  const inSearch = { title, place: place.name, experience };
  const titles = meta.titles.items.map((pattern) => fill(pattern, inSearch));

  const address = addressOf(pathOfOpening(id, lang));
  const application = hasClosed ? undefined : applicationFor(opening, address, content);

  const date = opening.closes ? formatDate(opening.closes, lang) : '';
  const notice = { heading: closed.heading, text: fill(closed.text, { date }) };

  const benefits = benefitsOf(content, opening.salary !== undefined);
  const fittingBenefits = benefits.filter(({ id }) => id !== 'remote-first' || place.remote);

  return {
    meta: {
      title: titleThatFits(titles),
      description: hasClosed ? closed.meta : fill(meta.description, inSearch),
    },
    atAGlance: {
      mark: hasClosed ? closed.mark : mark,
      title,
      description,
      lang: opening.lang,
      back: { label: back, href: pathOf('careers', lang) },
      terms: termsOf(opening, content),
      drawing: hasClosed ? undefined : drawing,
      hiring: hasClosed ? undefined : hiringLinkOf(content),
      closed: hasClosed ? notice : undefined,
    },
    application,
    // The opening's stripe, and the number of years that the longest one in the list spans.
    cloth: {
      stripes: stripesOf([opening], categories).stripes,
      years: Math.max(...content.openings.map(({ experience }) => experience.to)),
      isFinished: hasClosed,
    },
    work: {
      mark: work.mark,
      labels: openings.labels,
      lists: { duties, bring, show, skills: skillsOf(opening).join(', ') },
      lang: opening.lang,
      benefits: { heading: work.benefits, items: fittingBenefits },
    },
    apply: application && {
      ...openings.howToApply,
      ...apply,
      button: application.button,
      link: { ...apply.link, address },
    },
    hiring: hasClosed ? undefined : hiringOf(content),
    others: othersFor(opening, content),
  };
}

export type OpeningPage = ReturnType<typeof getOpening>;

/** The first title that search results show in full, or else the last, which is the shortest. */
function titleThatFits(titles: readonly string[]): string {
  const fitting = titles.find((title) => [...title].length <= longestTitle);
  return fitting ?? titles.at(-1) ?? '';
}

/** What an opening says of itself: pay and place first, and of the optional facts those that are filled in. */
function termsOf(opening: Opening, content: LanguageContent) {
  const { lang, words } = content;
  const { hours, posted, closes } = opening;
  const { labels } = words.careers.openings;
  const ownLabels = words.opening.labels;
  const category = entryWithId(content.categories, opening.category);
  const place = entryWithId(content.places, opening.place);
  const type = entryWithId(content.employmentTypes, opening.type);
  const ofWeek = hours ? pluralOf(words.opening.hours, 'week', hours, lang) : undefined;
  const terms = [
    { label: ownLabels.salary, value: salaryOf(opening, content) },
    { label: ownLabels.applicants, value: countriesOf(opening, content) },
    { label: labels.category, value: category.name, lang: category.lang },
    { label: labels.place, value: place.name, lang: place.lang },
    { label: labels.type, value: type.name, lang: type.lang },
    { label: labels.experience, value: experienceOf(opening, content) },
    { label: ownLabels.hours, value: ofWeek },
    { label: ownLabels.posted, value: posted && formatDate(posted, lang) },
    { label: ownLabels.closes, value: closes && formatDate(closes, lang) },
  ];
  return terms.filter(({ value }) => value !== undefined);
}

/** Every way to write an application: a mail with the opening's title and address, and what to fill in. */
function applicationFor({ title }: Opening, address: string, { company, words }: LanguageContent) {
  const { apply, applyLabel, applySubject, applyBody, howToApply } = words.careers.openings;
  const asked = howToApply.asked.items.map((label) => fill(words.common.mail.heading, { label }));
  const mail = {
    to: company.email,
    subject: fill(applySubject, { title }),
    body: fill(applyBody, { address, lines: asked.join('\n\n') }),
  };
  return {
    button: { label: apply, name: fill(applyLabel, { title }), href: mailLink(company, mail) },
    question: words.opening.apply.noMailApp,
    email: company.email,
    services: [
      { label: 'Gmail', href: decodeLetters(gmail(mail)) },
      { label: 'Outlook', href: decodeLetters(outlook(mail)) },
      { label: 'Yahoo', href: decodeLetters(yahoo(mail)) },
    ],
  };
}

/** Other openings: of the same category or, if it has no others, of any. */
function othersFor(opening: Opening, content: LanguageContent) {
  const { back, others } = content.words.opening;
  const list = pathOf('careers', content.lang);
  const open = currentOpenings(content);
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

function openingLink(opening: Opening, { lang, places }: LanguageContent) {
  const place = entryWithId(places, opening.place);
  return { ...opening, place, href: pathOfOpening(opening.id, lang) };
}

/** The openings after this one in a list, and then those before it. A closed opening is in no list: all come after it. */
function openingsAfter({ id }: Opening, openings: readonly Opening[]): Opening[] {
  const index = openings.findIndex((other) => other.id === id);
  const after = openings.slice(index + 1);
  const before = openings.slice(0, Math.max(index, 0));
  return [...after, ...before].slice(0, mostOthers);
}
