import { z } from 'zod';
import { entryKind, order } from './entry.ts';
import { titled } from './textSchemas.ts';
import { weaveChoice } from './weaves.ts';

export const principles = entryKind({
  label: 'Principles',
  singular: 'Principle',
  icon: 'rule',
  description: 'The operating principles on the home page, from 3 to 12',
  namedBy: 'title',
  least: 3,
  most: 12,
  words: () => titled,
  facts: z.strictObject({
    weave: weaveChoice.describe(
      'The pattern of its part of the cloth above the principles, and of projects whose threads end there',
    ),
    order,
  }),
});
