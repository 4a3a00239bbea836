import type { z } from 'zod';
import { companyFacts } from './company.ts';
import { jobFacts } from './jobs.ts';
import { peopleFacts } from './people.ts';
import { projectFacts } from './projects.ts';

/** Which data files exist and which schema each must satisfy. */
export const factSchemas = {
  company: companyFacts,
  jobs: jobFacts,
  people: peopleFacts,
  projects: projectFacts,
} satisfies Record<string, z.ZodType>;

export { type WordFile, wordFileNames, wordSchemas } from './words.ts';
