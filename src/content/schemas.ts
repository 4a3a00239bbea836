import type { z } from 'zod';
import type { WordsContext } from './blocks';
import { careersWords } from './careers';
import { companyFacts } from './company';
import { contactWords } from './contact';
import { commonWords } from './frame';
import { homeWords } from './home';
import { jobFacts } from './jobs';
import { leadersWords } from './leaders';
import { notFoundWords } from './notFound';
import { peopleFacts } from './people';
import { projectFacts } from './projects';
import { storyWords } from './story';
import { teamWords } from './team';

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
