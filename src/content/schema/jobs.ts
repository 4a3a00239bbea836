import { z } from 'zod';
import { id, unique } from './blocks.ts';
import { pattern } from './weaves.ts';

const category = z.strictObject({
  id: id('Names the category’s words in careers.json, and its address: /careers/#design'),
  weave: pattern.describe('The woven pattern that stands for the category'),
});

const workPlace = z.strictObject({
  id: id('Named under "places" in careers.json, like "remote-office"'),
  remote: z.boolean().describe('Whether the work can be done from elsewhere'),
});

/** What openings are sorted by; the openings themselves are in content/openings/. */
export const jobFacts = z
  .strictObject({
    categories: unique(z.array(category).min(1)).describe(
      'The kinds of openings: each has a button above the list, and a weave in its cloth',
    ),
    places: unique(z.array(workPlace).min(1)).describe('Where people work'),
    types: unique(z.array(id('A name that visitors never see, like "part-time"')).min(1)).describe(
      'Kinds of employment; each is named under "types" in careers.json',
    ),
  })
  .meta({ title: 'Categories, places and types of openings' });

export type Categories = z.infer<typeof jobFacts>;
