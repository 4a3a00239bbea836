import { getCompany } from '#src/content/load/company.ts';
import { getJobs } from '#src/content/load/jobs.ts';
import { byId, getTranslate, getWords } from '#src/content/load/words.ts';
import { benefitIds, careersWords } from '#src/content/schema/careers.ts';
import { type JobFacts, weaveKinds } from '#src/content/schema/jobs.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { formatNumber } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf, spelledOut } from '#src/i18n/paths.ts';
import { mailto } from '#src/mail/mail.ts';

export function getCareers(lang: LanguageCode, { categories, jobs } = getJobs()) {
  const { meta, joinUs, culture, openings, benefits, close } = getWords(
    lang,
    'careers',
    careersWords,
  );
  const t = getTranslate(lang);
  const filters = filtersFor(lang, { categories, jobs });

  return {
    meta,
    joinUs: {
      ...joinUs,
      openings: getOpenings(lang, { categories, jobs }),
      button: { label: joinUs.button, href: '#openings' },
    },
    culture: {
      ...culture,
      items: culture.items.map((item, index) => ({
        ...item,
        swatch: drawingOf(`swatch-${weaveKinds[index % weaveKinds.length]}`),
      })),
    },
    openings: {
      mark: openings.mark,
      heading: openings.heading,
      text: openings.text,
      howToApply: openings.howToApply,
    },
    jobBoard: {
      filterLabel: openings.filterLabel,
      categories: filters.map(({ count: _, ...filter }) => filter),
    },
    jobs: {
      labels: openings.labels,
      applyHint: openings.applyHint,
      jobs: jobs.map(({ id, category, place, type, experience: { from, to } }) => {
        const { title, description, skills } = byId(openings.jobs, id);
        return {
          id,
          title,
          description,
          skills,
          categoryId: category,
          swatch: drawingOf(`swatch-${byId(weavesOf(categories), category)}`),
          category: byId(openings.categories, category),
          place: byId(openings.places, place),
          type: byId(openings.types, type),
          experience: t(
            `careers:openings.experience.${from === to ? 'exact' : 'range'}`,
            undefined,
            {
              count: to,
              from,
              to,
            },
          ),
          apply: {
            label: openings.apply,
            name: t('careers:openings.applyLabel', undefined, { title }),
            href: spelledOut(
              mailto({
                to: getCompany().email,
                subject: t('careers:openings.applySubject', undefined, { title }),
                body: t('careers:openings.applyBody', undefined, { title }),
              }),
            ),
          },
        };
      }),
    },
    benefits: {
      ...benefits,
      items: benefitIds.map((id) => ({ id, ...benefits.items[id] })),
    },
    close: { ...close, button: { label: close.button, href: pathOf('contact', lang) } },
  };
}

/** How many positions are open and of which kinds; null where none is. */
export function getOpenings(
  lang: LanguageCode,
  facts: Pick<JobFacts, 'categories' | 'jobs'> = getJobs(),
) {
  const [all, ...kinds] = filtersFor(lang, facts);
  if (!all || all.count === 0) return null;
  return {
    total: getTranslate(lang)('careers:openings.total.jobs', undefined, { count: all.count }),
    kinds: kinds.map(({ label }) => label),
  };
}

function filtersFor(
  lang: LanguageCode,
  { categories, jobs }: Pick<JobFacts, 'categories' | 'jobs'>,
) {
  const t = getTranslate(lang);
  const names = getWords(lang, 'careers', careersWords).openings.categories;
  const countIn = (id: string) =>
    jobs.filter(({ category }) => id === 'all' || category === id).length;
  // A category without jobs gets no button: it would show an empty list.
  const open = categories.map(({ id }) => id).filter((id) => countIn(id) > 0);
  return ['all', ...open].map((id) => {
    const count = countIn(id);
    return {
      id,
      count,
      label: t('careers:openings.filterButton', undefined, {
        category: byId(names, id),
        count: formatNumber(count, lang),
      }),
      announcement: t(`careers:openings.announcement.${id}`, undefined, { count }),
    };
  });
}

function weavesOf(categories: JobFacts['categories']): Record<string, string> {
  return Object.fromEntries(categories.map(({ id, weave }) => [id, weave]));
}

export type Careers = ReturnType<typeof getCareers>;
