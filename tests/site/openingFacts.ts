// The facts of an opening as pages write them, from its file.
import type { Content } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
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
