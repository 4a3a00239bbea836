import { z } from 'zod';
import { id, unique } from './blocks.ts';
import { pattern } from './weaves.ts';

const principle = z.strictObject({
  id: id('Names the principle’s words in home.json'),
  weave: pattern.describe('The weave drawn above it, which its words name'),
});

export const principleFacts = z
  .strictObject({
    principles: unique(z.array(principle).min(3).max(12)).describe(
      'In the order of the home page, whose heading says how many there are',
    ),
  })
  .meta({ title: 'Operating principles' });
