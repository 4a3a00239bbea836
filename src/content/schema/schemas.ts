import type { z } from 'zod';
import { careersWords } from '#src/content/read/careers.ts';
import { companyFacts } from '#src/content/read/company.ts';
import { contactWords } from '#src/content/read/contact.ts';
import { commonWords } from '#src/content/read/frame.ts';
import { homeWords } from '#src/content/read/home.ts';
import { jobFacts } from '#src/content/read/jobs.ts';
import { leadersWords } from '#src/content/read/leaders.ts';
import { notFoundWords } from '#src/content/read/notFound.ts';
import { peopleFacts } from '#src/content/read/people.ts';
import { projectFacts } from '#src/content/read/projects.ts';
import { storyWords } from '#src/content/read/story.ts';
import { teamWords } from '#src/content/read/team.ts';
import type { WordsContext } from './blocks.ts';

/** Which data files exist and which schema each must satisfy. */
export const factSchemas = {
  company: companyFacts,
  jobs: jobFacts,
  people: peopleFacts,
  projects: projectFacts,
} satisfies Record<string, z.ZodType>;

export const wordSchemas = {
  common: commonWords,
  home: homeWords,
  story: storyWords,
  team: teamWords,
  leaders: leadersWords,
  careers: careersWords,
  contact: contactWords,
  notFound: notFoundWords,
} satisfies Record<string, (context: WordsContext) => z.ZodType>;

export type WordFile = keyof typeof wordSchemas;

export const wordFileNames = Object.keys(wordSchemas) as WordFile[];
