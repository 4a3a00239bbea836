import { z } from 'zod';
import type { LanguageCode } from '~/i18n/languages';
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
} from './blocks';
import { getWords } from './words';
import { joinUsWords } from './home';

const benefitIds = [
  'competitive-salary',
  'remote-first',
  'learning-budget',
  'health-and-wellness',
] as const;

export const careersWords = ({ lang, categories, jobs }: WordsContext) =>
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
      places: keyedBy(['remote-surat', 'surat'], label),
      types: keyedBy(['full-time'], label),
      experience: plurals(lang, ['range']).describe(
        'From {{from}} to {{to}} years; the plural follows {{to}}',
      ),
      apply: button,
      applyLabel: text('Read out: the Apply link of {{title}}', 90),
      applyHint: line,
      applySubject: text('Subject of the application mail for {{title}}', 90),
      applyBody: z.string().min(1).max(600).describe('Body of the application mail for {{title}}'),
      jobs: keyedBy(
        jobs,
        z.strictObject({
          title: text('The job’s title', 60),
          description: text('Two or three sentences', 320),
          skills: z.array(label).min(3).max(8),
        }),
      ),
    }),
    benefits: z.strictObject({ mark, heading, items: keyedBy(benefitIds, titled) }),
    close: z.strictObject({ heading, text: line, button }),
  });

export function getCareers(lang: LanguageCode) {
  const words = getWords(lang, 'careers', careersWords);
  return { meta: words.meta, intro: words };
}
