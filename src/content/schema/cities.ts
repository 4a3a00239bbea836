import { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { entryKind } from './entry.ts';
import { label } from './words/shared.ts';

/** The languages in which the name of a city or country changes with its role in the sentence. */
export const inflectingLanguages: readonly LanguageCode[] = ['fr', 'ru'];

/** The forms of the names that such a language needs for the city of the office. */
export const inflectedForms = ['in', 'of', 'countryIn'] as const;

export const cities = entryKind({
  label: 'Cities',
  singular: 'City',
  description:
    'The cities of the office and the impact zones. Use {{city:surat}} in a sentence about that city only, and {{city}} in one about the city of the office, wherever it is',
  namedBy: 'name',
  words: () =>
    z.strictObject({
      name: label,
      region: label.optional().describe('The state or region, shown in the address of the office'),
      in: label.optional().describe('Replaces {{city_in}}: Russian "Сурате", French "à Surat"'),
      of: label.optional().describe('Replaces {{city_of}}: Russian "Сурата", French "de Surat"'),
      countryIn: label
        .optional()
        .describe('Replaces {{country_in}}: Russian "Индии", French "en Inde"'),
    }),
  facts: z.strictObject({}),
});
