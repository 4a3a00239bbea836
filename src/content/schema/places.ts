import { z } from 'zod';
import { entryKind } from './entry.ts';
import { alwaysChecked, entryOf } from './fields.ts';
import { label } from './textSchemas.ts';

export const places = entryKind({
  label: 'Places of work',
  singular: 'Place',
  icon: 'location_on',
  description: 'The places that an opening can name',
  namedBy: 'name',
  words: () =>
    z.strictObject({
      name: label.describe('Like "Remote / Surat", with its city in words'),
    }),
  facts: z
    .strictObject({
      remote: z.boolean().describe('Whether people can work from elsewhere'),
      city: entryOf(
        'cities',
        'Where people work; search engines are told. Work that is remote alone has none',
      ).optional(),
    })
    .refine(({ remote, city }) => remote || city, {
      ...alwaysChecked,
      path: ['city'],
      error: 'is missing, and the work is not remote\nChoose a city, or turn on "remote".',
    }),
});
