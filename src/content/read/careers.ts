import { getOpenJobs } from '#src/content/load/facts.ts';
import { byId, getWords, listLangOf } from '#src/content/load/words.ts';
import { isRemote, type JobFacts } from '#src/content/schema/openings.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { formatNumber } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { addressOf, pathOfOpening } from '#src/i18n/paths.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { draft } from './draft.ts';
import { applyTo, experienceOf, wordsOfOpening } from './opening.ts';
import { stripesOf } from './stripes.ts';

/** The pattern beside each value of the company's culture. */
const cultureWeaves = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

export function getCareers(lang: LanguageCode) {
  const facts = getOpenJobs();
  const { meta, joinUs, culture, openings, benefits, close } = getWords(lang, 'careers');
  const { letter, ...closeWords } = close;
  const { stripes, isStripePerOpening, stripeIndexOf } = stripesOf(facts);
  const count = facts.jobs.length;
  const hasNone = count === 0;
  const remoteCount = facts.jobs.filter((job) => isRemote(job, facts.places)).length;
  const values = { remote: formatNumber(remoteCount, lang), all: formatNumber(count, lang) };
  const remoteNote = remoteCount > 0 ? fill(openings.remote, values) : null;
  const { howToApply } = openings;

  return {
    meta,
    joinUs: {
      ...joinUs,
      openings: getOpenings(lang, facts),
      button: { label: getWords(lang, 'common').links.openings, href: '#openings' },
    },
    culture: {
      ...culture,
      listLang: listLangOf(culture.items),
      items: culture.items.map((item, index) => ({
        ...item,
        swatch: drawingOf(`swatch-${cultureWeaves[index] ?? 'plain'}`),
      })),
    },
    openings: {
      mark: openings.mark,
      heading: openings.heading,
      note: hasNone ? openings.none : remoteNote,
      howToApply: hasNone ? null : { ...howToApply, listLang: listLangOf(howToApply.asked) },
      stripes,
      hasNone,
    },
    filter: { label: openings.filterLabel, ...getFilters(lang, facts) },
    list: {
      labels: openings.labels,
      text: openings.text,
      caption: openings.caption[isStripePerOpening ? 'each' : 'kinds'],
      lanes: hasNone ? [] : stripes,
      isStripePerOpening,
      openings: facts.jobs.map((job) => {
        const { id, category, place, type } = job;
        const lane = stripeIndexOf(job);
        const { weave = 'plain', thread = 'ink' } = stripes[lane] ?? {};
        const { title, ...about } = wordsOfOpening(lang, job);
        const href = pathOfOpening(id, lang);
        return {
          id,
          title,
          href,
          about,
          categoryId: category,
          lane,
          weave,
          thread,
          category: byId(openings.categories, category).name,
          place: byId(openings.places, place).name,
          type: byId(openings.types, type).name,
          experience: experienceOf(lang, job),
          apply: applyTo(lang, title, addressOf(href)),
        };
      }),
    },
    benefits: { ...benefits, items: benefitIds.map((id) => ({ id, ...benefits.items[id] })) },
    close: { ...closeWords, button: { label: close.button, href: draft(letter) } },
  };
}

/** How many positions are open, and of which categories; null if none is open. */
export function getOpenings(lang: LanguageCode, facts = getOpenJobs()) {
  const count = facts.jobs.length;
  if (count === 0) return null;
  const { total } = getWords(lang, 'careers').openings;
  const { categories } = getFilters(lang, facts);
  return {
    total: pluralOf(total, 'openings', count, lang),
    kinds: categories.map(({ label }) => label),
  };
}

/** The buttons above the list. A category without openings has none, because it would show an empty list. */
function getFilters(lang: LanguageCode, { categories, jobs }: JobFacts) {
  const words = getWords(lang, 'careers').openings;
  const filter = (category: typeof words.all, count: number) => ({
    label: fill(words.filterButton, {
      category: category.name,
      count: formatNumber(count, lang),
    }),
    announcement: pluralOf(category, 'announcement', count, lang),
  });

  const jobsByCategory = Map.groupBy(jobs, ({ category }) => category);
  const categoriesWithJobs = categories.filter(({ id }) => jobsByCategory.has(id));
  return {
    all: filter(words.all, jobs.length),
    categories: categoriesWithJobs.map(({ id }) => {
      const count = jobsByCategory.get(id)?.length ?? 0;
      return { id, ...filter(byId(words.categories, id), count) };
    }),
  };
}

export type Careers = ReturnType<typeof getCareers>;
