import { z } from 'zod';
import { byId, getTranslate, getWords } from '#src/content/load/words.ts';
import {
  button,
  heading,
  keyedBy,
  label,
  line,
  mark,
  meta,
  plurals,
  text,
  titled,
  type WordsContext,
} from '#src/content/schema/blocks.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { formatNumber } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf, spelledOut } from '#src/i18n/paths.ts';
import { mailto } from '#src/mail/mail.ts';
import { getCompany } from './company.ts';
import { joinUsWords } from './home.ts';
import { getJobs, type JobFacts, weaveKinds } from './jobs.ts';

const benefitIds = [
  'competitive-salary',
  'remote-first',
  'learning-budget',
  'health-and-wellness',
] as const;

export const careersWords = ({ lang, categories, jobs, jobPlaces, jobTypes }: WordsContext) =>
  z.strictObject({
    meta,
    joinUs: joinUsWords,
    culture: z.strictObject({ mark, heading, items: z.array(titled).length(6) }),
    openings: z.strictObject({
      mark,
      heading,
      text: line,
      filterLabel: label,
      categories: keyedBy(['all', ...categories], label),
      filterButton: label.describe('{{category}} and the number of its openings, {{count}}'),
      announce: plurals(lang, ['all', ...categories]).describe('Read out when the list changes'),
      labels: z.strictObject({
        category: label,
        location: label,
        type: label,
        experience: label,
        skills: label,
      }),
      places: keyedBy(jobPlaces, label),
      types: keyedBy(jobTypes, label),
      experience: plurals(lang, ['range', 'exact']).describe(
        'From {{from}} to {{to}} years, and the plural follows {{to}}; exactly {{count}} years',
      ),
      apply: button,
      applyLabel: text('Read out: the Apply link of {{title}}', 90),
      applyHint: line,
      applySubject: text('Subject of the application mail for {{title}}', 90),
      applyBody: z.string().min(1).max(600).describe('Body of the application mail for {{title}}'),
      jobs: keyedBy(
        jobs,
        z.strictObject({
          title: text('The job’s title, 60 characters at most', 60),
          description: text('Two or three sentences', 320),
          skills: z.array(label).min(3).max(8).describe('Three skills at least, eight at most'),
        }),
      ),
    }),
    benefits: z.strictObject({ mark, heading, items: keyedBy(benefitIds, titled) }),
    close: z.strictObject({ heading, text: line, button }),
  });

export function getCareers(lang: LanguageCode, { categories, jobs } = getJobs()) {
  const { meta, joinUs, culture, openings, benefits, close } = getWords(
    lang,
    'careers',
    careersWords,
  );
  const t = getTranslate(lang);
  const countIn = (id: string) =>
    jobs.filter(({ category }) => id === 'all' || category === id).length;
  // A category may wait for its next job; until then a button for it would show nothing.
  const open = categories.map(({ id }) => id).filter((id) => countIn(id) > 0);
  const filters = ['all', ...open].map((id) => {
    const count = countIn(id);
    return {
      id,
      label: t('careers:openings.filterButton', undefined, {
        category: byId(openings.categories, id),
        count: formatNumber(count, lang),
      }),
      announcement: t(`careers:openings.announce.${id}`, undefined, { count }),
    };
  });

  return {
    meta,
    joinUs: { ...joinUs, button: { label: joinUs.button, href: '#openings' } },
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
    },
    jobBoard: { label: openings.filterLabel, categories: filters },
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

function weavesOf(categories: JobFacts['categories']): Record<string, string> {
  return Object.fromEntries(categories.map(({ id, weave }) => [id, weave]));
}

export type Careers = ReturnType<typeof getCareers>;
