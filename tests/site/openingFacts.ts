// The facts of an opening as pages write them, from its file.
import type { Content } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { entryWithId } from '#src/content/load/values.ts';
import type { Facts } from '#src/content/schema/kinds.ts';
import { countryName, formatDate, formatMoney } from '#src/i18n/formats.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';

export type Opening = Entry<'openings'>;

/** "2–4 years", or "3 years". */
export function yearsOf({ experience }: Opening, { lang, words }: Content): string {
  const { from, to } = experience;
  const forms = words.careers.openings.experience;
  return fill(pluralOf(forms, from === to ? 'exact' : 'range', to, lang), { from, to });
}

/** The technologies come first. */
export function skillsOf({ technologies = [], skills }: Opening): string[] {
  return [...technologies, ...skills];
}

export type OpeningFact = keyof Facts<'openings'>;
type Saying = (opening: Opening, content: Content) => string[];

/** How pages say each fact of an opening, if it has it; null for what they do not say. */
const sayings: Record<OpeningFact, Saying | null> = {
  order: null,
  category: ({ category }, { categories }) => [entryWithId(categories, category).name],
  place: ({ place }, { places }) => [entryWithId(places, place).name],
  type: ({ type }, { employmentTypes }) => [entryWithId(employmentTypes, type).name],
  experience: (opening, content) => [yearsOf(opening, content)],
  posted: ({ posted }, { lang }) => (posted ? [formatDate(posted, lang)] : []),
  closes: ({ closes }, { lang }) => (closes ? [formatDate(closes, lang)] : []),
  staysOpen: null,
  salary: ({ salary }, { lang, words }) => {
    if (!salary) return [];
    return [fill(words.opening.salary[salary.period], { amount: formatMoney(salary, lang) })];
  },
  hours: ({ hours }, { lang, words }) => {
    return hours ? [pluralOf(words.opening.hours, 'week', hours, lang)] : [];
  },
  applicants: ({ applicants = [] }, { lang }) => applicants.map((code) => countryName(code, lang)),
  technologies: ({ technologies = [] }) => technologies,
};

export const everyFact = Object.keys(sayings) as OpeningFact[];

export function sayingOf(fact: OpeningFact, opening: Opening, content: Content): string[] {
  return sayings[fact]?.(opening, content) ?? [];
}
