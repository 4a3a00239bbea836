import type { z } from 'zod';
import type { PageName } from '#src/i18n/paths.ts';
import type { WordsContext } from './blocks.ts';
import { careersWords } from './careers.ts';
import { commonWords } from './common.ts';
import { companyFacts } from './company.ts';
import { contactWords } from './contact.ts';
import { homeWords } from './home.ts';
import { jobFacts } from './jobs.ts';
import { leadersWords } from './leaders.ts';
import { notFoundWords } from './notFound.ts';
import { openingWords } from './opening.ts';
import { peopleFacts } from './people.ts';
import { projectFacts } from './projects.ts';
import { storyWords } from './story.ts';
import { teamWords } from './team.ts';

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
  opening: openingWords,
  notFound: notFoundWords,
} satisfies Record<
  'common' | 'notFound' | 'opening' | PageName,
  (context: WordsContext) => z.ZodType
>;

export type WordFile = keyof typeof wordSchemas;

export const wordFileNames = Object.keys(wordSchemas) as WordFile[];
