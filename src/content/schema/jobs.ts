import { z } from 'zod';
import { id, uniqueIds, withUniqueIds } from './blocks.ts';

export const weaveKinds = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

const category = z.strictObject({
  id: id('Names the category’s words in careers.json, and its address: /careers#design'),
  weave: z.enum(weaveKinds).describe('The weave that stands for the category'),
});

const job = z.strictObject({
  id: id('Names the job’s words in careers.json'),
  category: z.string().describe('One of the categories above, by its id'),
  place: z.string().describe('One of the places above: where the work is done'),
  type: z.string().describe('One of the types above: how much of the week it takes'),
  experience: z
    .strictObject({ from: z.int().min(0).max(40), to: z.int().min(1).max(40) })
    .refine(({ from, to }) => from <= to, {
      error: 'ends before it begins',
      params: { fix: 'Write the smaller number of years under "from".' },
    })
    .describe('Years of experience asked for'),
});

export const jobFacts = z
  .strictObject({
    categories: withUniqueIds(z.array(category).min(1)),
    places: uniqueIds('Where people work; each is named under "places" in careers.json'),
    types: uniqueIds('Kinds of employment; each is named under "types" in careers.json'),
    jobs: withUniqueIds(z.array(job)),
  })
  .check(({ value: { categories, places, types, jobs }, issues }) => {
    const known = { category: categories.map(({ id }) => id), place: places, type: types };
    jobs.forEach((entry, index) => {
      for (const field of ['category', 'place', 'type'] as const) {
        if (known[field].includes(entry[field])) continue;
        const path = ['jobs', index, field];
        issues.push({ code: 'invalid_value', input: entry[field], values: known[field], path });
      }
    });
  });

export type JobFacts = z.infer<typeof jobFacts>;
