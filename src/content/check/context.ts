// What the checks of texts need to know from the facts.
import { z } from 'zod';
import { factSchemas } from '#src/content/schema/schemas.ts';
import type { FactIds } from '#src/content/schema/words/shared.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { factsPath, wordsPath } from './files.ts';
import type { Json } from './problems.ts';

const wordsWithCities = z.object({ cities: z.array(z.object({ id: z.string() })) });
const idOf = ({ id }: { id: string }) => id;

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
    ...(wordsWithCities.safeParse(english).data?.cities ?? []).map(idOf),
  ];
  return {
    categories: jobs?.categories.map(idOf),
    jobPlaces: jobs?.places.map(idOf),
    jobTypes: jobs?.types,
    people: factsIn('people', factSchemas.people)?.people.map(idOf),
    projects: factsIn('projects', factSchemas.projects)?.projects.map(idOf),
    principles: factsIn('principles', factSchemas.principles)?.principles.map(idOf),
    places: company?.places.map(idOf),
    cities: [...new Set(cities.filter((id) => id !== undefined))],
    officeCity: company?.office.city,
    regions: company && [company.office.region],
  };
}
