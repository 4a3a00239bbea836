import { buildDay, getCompany, getJob, getJobs, getOpenJobs } from '#src/content/load/facts.ts';
import { byId, getOpeningWords, getWords, listLangOf } from '#src/content/load/words.ts';
import { longestTitle } from '#src/content/schema/blocks.ts';
import { isClosed, isRemote, type Job } from '#src/content/schema/openings.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';
import { formatDate, formatMoney } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { addressOf, pathOf, pathOfOpening } from '#src/i18n/paths.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { draft } from './draft.ts';
import { stripesOf } from './stripes.ts';

/** How many other openings a page lists; it links to the rest. */
const mostOthers = 8;

export function getOpening(lang: LanguageCode, id: string) {
  const job = getJob(id);
  const { openings, benefits } = getWords(lang, 'careers');
  const words = getWords(lang, 'opening');
  const { meta, work, apply, closed } = words;
  const { title, description, lang: shownIn, ...lists } = wordsOfOpening(lang, job);
  const category = byId(openings.categories, job.category).name;
  const place = byId(openings.places, job.place).name;
  const experience = experienceOf(lang, job);
  const address = addressOf(pathOfOpening(id, lang));
  const isOver = isClosed(job, buildDay());
  const date = job.closes ? formatDate(job.closes, lang) : '';
  const subject = fill(openings.applySubject, { title });
  const { email } = getCompany();
  const values = { title, place, experience, category, date, subject, address: email };
  const filled = (text: string) => fill(text, values);
  const { labels } = openings;
  const button = applyTo(lang, title, address);
  const howToApply = {
    ...apply,
    ...openings.howToApply,
    listLang: listLangOf(openings.howToApply.asked),
    button,
    elsewhere: { ...apply.elsewhere, text: filled(apply.elsewhere.text) },
    link: { ...apply.link, address },
  };

  return {
    meta: {
      title: titleThatFits(meta.titles.map(filled)),
      description: isOver ? closed.meta : filled(meta.description),
    },
    atAGlance: {
      mark: isOver ? closed.mark : words.mark,
      title,
      description,
      lang: shownIn,
      back: { label: words.back, href: pathOf('careers', lang) },
      facts: [
        { label: labels.category, value: category },
        { label: labels.place, value: place },
        { label: labels.type, value: byId(openings.types, job.type).name },
        { label: labels.experience, value: experience },
        ...optionalFacts(lang, job),
      ],
      drawing: filled(words.drawing),
      apply: isOver ? null : button,
      closed: isOver ? { heading: closed.heading, text: filled(closed.text) } : null,
    },
    // The opening's stripe, and the number of years that the longest one in the list spans.
    cloth: {
      stripes: stripesOf({ ...getJobs(), jobs: [job] }).stripes,
      years: Math.max(...getJobs().jobs.map(({ experience }) => experience.to)),
      isFinished: isOver,
    },
    work: {
      mark: work.mark,
      labels,
      lists,
      lang: shownIn,
      benefits: {
        heading: work.benefits,
        items: benefitIds
          .filter((id) => id !== 'remote-first' || isRemote(job, getJobs().places))
          .map((id) => ({ id, ...benefits.items[id] })),
      },
    },
    apply: isOver ? null : howToApply,
    others: getOthers(lang, job),
  };
}

/** The first title that search results show in full, or else the last, which is the shortest. */
function titleThatFits(titles: readonly string[]): string {
  const fitting = titles.find((title) => [...title].length <= longestTitle);
  return fitting ?? titles.at(-1) ?? '';
}

export type Opening = ReturnType<typeof getOpening>;

/**
 * The texts of an opening; its technologies, which are the same in every language, come before its other skills. `lang`
 * is the language of the texts if it is not the page's.
 */
export function wordsOfOpening(lang: LanguageCode, { id, technologies = [] }: Job) {
  const { lang: shownIn, skills, ...words } = getOpeningWords(lang, id);
  return {
    ...words,
    skills: [...technologies, ...skills],
    lang: shownIn === lang ? undefined : shownIn,
  };
}

/** The Apply link: a mail with the opening's title and address, and what the applicant has to fill in. */
export function applyTo(lang: LanguageCode, title: string, address: string) {
  const { mail } = getWords(lang, 'common');
  const { openings } = getWords(lang, 'careers');
  const lines = openings.howToApply.asked.map((label) => fill(mail.heading, { label }));
  const values = { title, address, lines: lines.join('\n\n') };
  const subject = fill(openings.applySubject, values);
  const body = fill(openings.applyBody, values);
  return {
    label: openings.apply,
    name: fill(openings.applyLabel, values),
    href: draft({ subject, body }),
  };
}

export function experienceOf(lang: LanguageCode, { experience: { from, to } }: Job): string {
  const form = from === to ? 'exact' : 'range';
  const forms = getWords(lang, 'careers').openings.experience;
  return fill(pluralOf(forms, form, to, lang), { from, to });
}

/** The optional facts of an opening that are filled in. */
function optionalFacts(lang: LanguageCode, { posted, closes, salary, hours }: Job) {
  const words = getWords(lang, 'opening');
  const { labels } = words;
  const facts = [];
  if (salary) {
    const amount = formatMoney(salary, lang);
    facts.push({
      label: labels.salary,
      value: fill(words.salary[salary.period], { amount }),
    });
  }
  if (hours) {
    facts.push({ label: labels.hours, value: pluralOf(words.hours, 'week', hours, lang) });
  }
  if (posted) facts.push({ label: labels.posted, value: formatDate(posted, lang) });
  if (closes) facts.push({ label: labels.closes, value: formatDate(closes, lang) });
  return facts;
}

/** Other openings: of the same category or, if it has no others, of any. */
function getOthers(lang: LanguageCode, job: Job) {
  const { back, others } = getWords(lang, 'opening');
  const { categories } = getWords(lang, 'careers').openings;
  const list = pathOf('careers', lang);
  const sameCategory = openingsAfter(job, ({ category }) => category === job.category);

  if (sameCategory.length === 0) {
    return {
      mark: others.mark,
      heading: others.headingOfAll,
      all: { label: back, href: list },
      openings: openingsAfter(job).map((other) => linkTo(lang, other)),
    };
  }
  const category = byId(categories, job.category).name;
  return {
    mark: others.mark,
    heading: fill(others.heading, { category }),
    all: { label: fill(others.all, { category }), href: `${list}#${job.category}` },
    openings: sameCategory.map((other) => linkTo(lang, other)),
  };
}

function linkTo(lang: LanguageCode, job: Job) {
  const { title, lang: shownIn } = wordsOfOpening(lang, job);
  const { places } = getWords(lang, 'careers').openings;
  return {
    id: job.id,
    title,
    lang: shownIn,
    place: byId(places, job.place).name,
    href: pathOfOpening(job.id, lang),
  };
}

/** The open positions after this one in the list, and from its end on those before it. */
function openingsAfter(job: Job, isWanted = (_: Job) => true): Job[] {
  const jobs = getOpenJobs().jobs.filter(isWanted);
  // -1 if the opening itself is closed.
  const index = jobs.findIndex(({ id }) => id === job.id);
  const after = jobs.slice(index + 1);
  const before = jobs.slice(0, Math.max(index, 0));
  return [...after, ...before].slice(0, mostOthers);
}
