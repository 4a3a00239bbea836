// Problems of openings that involve other files: their names, and the ids from content/jobs.json that they use.
import type { z } from 'zod';
import {
  englishOpening,
  mostOpenings,
  openingFile,
  openingId,
  translatedOpening,
} from '#src/content/schema/openings.ts';
import type { FactIds } from '#src/content/schema/words/shared.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { type Finding, type Json, schemaProblems, valueAt } from './problems.ts';

type OpeningFile = { lang: string; id: string };

/** The id and language of the opening in a file; undefined if it is not the file of an opening. */
export function openingOf(file: string): OpeningFile | undefined {
  const [, lang = '', id = ''] = /^content\/openings\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return lang ? { lang, id } : undefined;
}

export function openingSchema({ lang }: OpeningFile): z.ZodType {
  return lang === defaultLanguage ? englishOpening : translatedOpening;
}

/** The problems of the name of an opening's file; `files` are all data files. */
export function openingNameProblems(
  { lang, id }: OpeningFile,
  files: readonly string[],
): Finding[] {
  const problems = schemaProblems(openingId, id).map((finding) => {
    return { ...finding, wrong: `has a name that ${finding.wrong}` };
  });
  const english = openingFile(defaultLanguage, id);
  if (lang === defaultLanguage || files.includes(english)) return problems;
  const wrong = 'translates an opening that does not exist';
  const fix = `Write ${english} first, or remove the translation.`;
  return [...problems, { path: [], value: id, wrong, fix }];
}

/** The category, place or type of an opening if it is not in content/jobs.json. */
export function unknownNames(opening: Json, ids: FactIds): Finding[] {
  const known = { category: ids.categories, place: ids.jobPlaces, type: ids.jobTypes };
  return Object.entries(known).flatMap(([field, names]): Finding[] => {
    const name = valueAt(opening, [field]);
    if (typeof name !== 'string' || !names || names.includes(name)) return [];
    const fix = `Use one of: ${names.join(', ')}; content/jobs.json lists them.`;
    return [{ path: [field], value: name, wrong: 'is not known', fix }];
  });
}

export function tooManyOpenings(files: readonly string[]): Finding[] {
  const { length } = files.filter((file) => openingOf(file)?.lang === defaultLanguage);
  if (length <= mostOpenings) return [];
  const fix = `Remove some that closed long ago: at most ${mostOpenings} are possible.`;
  return [{ path: [], value: length, wrong: 'has too many openings', fix }];
}
