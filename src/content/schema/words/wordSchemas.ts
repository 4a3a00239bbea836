import type { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { PageName } from '#src/routes.ts';
import { careersSchema } from './careers.ts';
import { commonSchema } from './common.ts';
import { contactSchema } from './contact.ts';
import { homeSchema } from './home.ts';
import { leadersSchema } from './leaders.ts';
import { legalSchemaOf } from './legal.ts';
import { notFoundSchema } from './notFound.ts';
import { openingSchema } from './opening.ts';
import { storySchema } from './story.ts';
import { teamSchema } from './team.ts';

export const wordSchemas = {
  common: commonSchema,
  home: homeSchema,
  story: storySchema,
  team: teamSchema,
  leaders: leadersSchema,
  careers: careersSchema,
  contact: contactSchema,
  opening: openingSchema,
  notFound: notFoundSchema,
  legal: legalSchemaOf('legal'),
  privacy: legalSchemaOf('privacy'),
} satisfies Record<
  'common' | 'notFound' | 'opening' | PageName,
  (lang?: LanguageCode) => z.ZodType
>;

export type WordFile = keyof typeof wordSchemas;

export const wordFileNames = Object.keys(wordSchemas) as WordFile[];
