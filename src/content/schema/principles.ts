import { z } from 'zod';
import { id, unique } from './blocks.ts';
import { pattern } from './weaves.ts';

const principle = z.strictObject({
  id: id('The texts of the principle in home.json have the same id'),
  weave: pattern.describe('The pattern drawn above it, which its texts name'),
});

export const principleFacts = z
  .strictObject({
    principles: unique(z.array(principle).min(3).max(12)).describe(
      'In the order of the home page, whose heading says how many there are',
    ),
  })
  .meta({ title: 'Operating principles' });
