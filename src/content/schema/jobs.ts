import { z } from 'zod';
import { id, unique } from './blocks.ts';
import { pattern } from './weaves.ts';

const category = z.strictObject({
  id: id(
    'The texts of the category in careers.json have the same id, and so does its address: /careers/#design',
  ),
  weave: pattern.describe('The woven pattern of the category'),
});

const workPlace = z.strictObject({
  id: id('Its name is under "places" in careers.json; like "remote-office"'),
  remote: z.boolean().describe('Whether people can work from elsewhere'),
});

/** The categories, places and types that openings refer to; the openings are in content/openings/. */
export const jobFacts = z
  .strictObject({
    categories: unique(z.array(category).min(1)).describe(
      'The kinds of openings. Each has a button above the list and a pattern in the drawing',
    ),
    places: unique(z.array(workPlace).min(1)).describe('Where people work'),
    types: unique(z.array(id('Not shown to visitors; like "part-time"')).min(1)).describe(
      'Kinds of employment; their names are under "types" in careers.json',
    ),
  })
  .meta({ title: 'Categories, places and types of openings' });

export type Categories = z.infer<typeof jobFacts>;
