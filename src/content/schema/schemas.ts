import type { z } from 'zod';
import { companyFacts } from './company.ts';
import { jobFacts } from './jobs.ts';
import { peopleFacts } from './people.ts';
import { principleFacts } from './principles.ts';
import { projectFacts } from './projects.ts';

/** The schemas of the files in content/, by file name. */
export const factSchemas = {
  company: companyFacts,
  jobs: jobFacts,
  people: peopleFacts,
  principles: principleFacts,
  projects: projectFacts,
} satisfies Record<string, z.ZodType>;
