import { z } from 'zod';
import { entryKind } from './entry.ts';
import { choice } from './fields.ts';
import { label } from './textSchemas.ts';

const schemaTypes = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'By the day',
  OTHER: 'Another kind',
};

export const employmentTypes = entryKind({
  label: 'Kinds of employment',
  singular: 'Kind of employment',
  icon: 'badge',
  description: 'The kinds of employment that an opening can name',
  namedBy: 'name',
  words: () => z.strictObject({ name: label }),
  facts: z.strictObject({
    schemaType: choice(schemaTypes)
      .describe('What search engines call it')
      .meta({ title: 'For search engines' }),
  }),
});
