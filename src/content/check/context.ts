// What the checks of texts need to know from the facts.
import { z } from 'zod';
import { factSchemas } from '#src/content/schema/schemas.ts';
import type { FactIds } from '#src/content/schema/words.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { factsPath, wordsPath } from './files.ts';
import type { Json } from './problems.ts';

const commonWords = z.object({ cities: z.array(z.object({ id: z.string() })) });

/** The ids that need texts. Those of invalid facts are left out: their texts are compared once the facts are corrected. */
export function idsIn(contents: ReadonlyMap<string, Json>): FactIds & { cities: string[] } {
  const factsIn = <Facts>(name: string, schema: z.ZodType<Facts>) => {
    return schema.safeParse(contents.get(factsPath(name)), { jitless: true }).data;
  };
  const company = factsIn('company', factSchemas.company);
  const jobs = factsIn('jobs', factSchemas.jobs);
  const english = contents.get(wordsPath(defaultLanguage, 'common'));
  const cities = [
    company?.office.city,
    ...(company?.places ?? []).map(({ city }) => city),
    // Sentences may still mention a city that is no longer in the facts.
    ...(idsOf(commonWords.safeParse(english).data?.cities) ?? []),
  ];
  return {
    categories: idsOf(jobs?.categories),
    jobPlaces: idsOf(jobs?.places),
    jobTypes: jobs?.types,
    people: idsOf(factsIn('people', factSchemas.people)?.people),
    projects: idsOf(factsIn('projects', factSchemas.projects)?.projects),
    principles: idsOf(factsIn('principles', factSchemas.principles)?.principles),
    places: idsOf(company?.places),
    cities: [...new Set(cities.filter((id) => id !== undefined))],
    officeCity: company?.office.city,
    regions: company && [company.office.region],
  };
}

function idsOf(entries: readonly { id: string }[] | undefined): string[] | undefined {
  return entries?.map(({ id }) => id);
}
