import { z } from 'zod';
import { entryKind } from './entry.ts';
import { label } from './textSchemas.ts';

export const places = entryKind({
  label: 'Places of work',
  singular: 'Place',
  description: 'The places that an opening can name',
  namedBy: 'name',
  words: () =>
    z.strictObject({
      name: label.describe('Like "Remote / Surat", with the city of the office in words'),
    }),
  facts: z.strictObject({
    remote: z.boolean().describe('Whether people can work from elsewhere'),
  }),
});
