import { z } from 'zod';
import { entryKind, order } from './entry.ts';
import { countryCode } from './fields.ts';
import { label } from './textSchemas.ts';

export const cities = entryKind({
  label: 'Cities',
  singular: 'City',
  icon: 'location_city',
  description:
    'The cities of the office, the places of work and the impact zones. {{city}} is that of the office, in sentences where no language changes its name; all others name a city in words',
  namedBy: 'name',
  words: () =>
    z.strictObject({
      name: label.describe('In this language, as an address has it, like Surat'),
      region: label.optional().describe('The state or region, shown in the address of the office'),
    }),
  facts: z.strictObject({ country: countryCode, order }),
});
