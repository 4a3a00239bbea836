// The schemas of the files in locales/, a file a page.
import type { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { PageName } from '#src/routes.ts';
import { careersWords } from './careers.ts';
import { commonWords } from './common.ts';
import { contactWords } from './contact.ts';
import { homeWords } from './home.ts';
import { leadersWords } from './leaders.ts';
import { legalWordsOf } from './legal.ts';
import { notFoundWords } from './notFound.ts';
import { openingWords } from './opening.ts';
import { storyWords } from './story.ts';
import { teamWords } from './team.ts';

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
  legal: legalWordsOf('legal'),
  privacy: legalWordsOf('privacy'),
} satisfies Record<
  'common' | 'notFound' | 'opening' | PageName,
  (lang?: LanguageCode) => z.ZodType
>;

export type WordFile = keyof typeof wordSchemas;

export const wordFileNames = Object.keys(wordSchemas) as WordFile[];
