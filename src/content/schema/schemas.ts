import { z } from 'zod';
import { idOnPage, unique } from './blocks.ts';
import { companyFacts } from './company.ts';
import { jobFacts, pattern } from './jobs.ts';
import { peopleFacts } from './people.ts';

const project = z.strictObject({
  id: idOnPage('Names the project’s words in home.json'),
  weave: pattern.describe('The weave drawn beside it'),
});

/** The schemas of the files in content/, by file name. */
export const factSchemas = {
  company: companyFacts,
  jobs: jobFacts,
  people: peopleFacts,
  projects: z.strictObject({
    projects: unique(z.array(project).length(5)).describe('In the order of the home page'),
  }),
} satisfies Record<string, z.ZodType>;

export { type WordFile, wordFileNames, wordSchemas } from './words.ts';
