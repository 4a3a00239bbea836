// The problems of openings that lie between files: what they are called, and what they name in content/jobs.json.
import type { z } from 'zod';
import { jobFacts } from '#src/content/schema/jobs.ts';
import {
  englishOpening,
  mostOpenings,
  openingId,
  translatedOpening,
} from '#src/content/schema/openings.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { type Finding, type Json, schemaProblems, valueAt } from './problems.ts';

type OpeningFile = { lang: string; id: string };

/** Which opening a file is, and in which language; undefined where it is none. */
export function openingOf(file: string): OpeningFile | undefined {
  const [, lang = '', id = ''] = /^content\/openings\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return lang ? { lang, id } : undefined;
}

export function openingFile(lang: string, id: string): string {
  return `content/openings/${lang}/${id}.json`;
}

export function openingSchema({ lang }: OpeningFile): z.ZodType {
  return lang === defaultLanguage ? englishOpening : translatedOpening;
}

/** What is wrong with the name of an opening's file; `files` are all there are. */
export function openingNameProblems(
  { lang, id }: OpeningFile,
  files: readonly string[],
): Finding[] {
  const problems = schemaProblems(openingId, id).map((finding) => {
    return { ...finding, wrong: `has a name that ${finding.wrong}` };
  });
  const english = openingFile(defaultLanguage, id);
  if (lang === defaultLanguage || files.includes(english)) return problems;
  const wrong = 'translates an opening that is not there';
  const fix = `Write ${english} first, or remove the translation.`;
  return [...problems, { path: [], value: id, wrong, fix }];
}

/** Names of categories, places and types that content/jobs.json does not have. */
export function unknownNames(opening: Json, jobs: Json): Finding[] {
  const { data } = jobFacts.safeParse(jobs);
  if (!data) return [];
  const known = {
    category: data.categories.map(({ id }) => id),
    place: data.places.map(({ id }) => id),
    type: data.types,
  };
  return Object.entries(known).flatMap(([field, names]): Finding[] => {
    const name = valueAt(opening, [field]);
    if (typeof name !== 'string' || names.includes(name)) return [];
    const fix = `Use one of: ${names.join(', ')}; they are listed in content/jobs.json.`;
    return [{ path: [field], value: name, wrong: 'is not known', fix }];
  });
}

export function tooManyOpenings(files: readonly string[]): Finding[] {
  const { length } = files.filter((file) => openingOf(file)?.lang === defaultLanguage);
  if (length <= mostOpenings) return [];
  const fix = `Remove those that have been closed for long: ${mostOpenings} are the most.`;
  return [{ path: [], value: length, wrong: 'holds too many openings', fix }];
}
