import { z } from 'zod';
import { id, withUniqueIds } from './blocks';
import { factsFile } from './files';

export const weaveKinds = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

const category = z.strictObject({
  id: id('Names the category’s words in careers.json, and its address: /careers#design'),
  weave: z.enum(weaveKinds).describe('The weave that stands for the category'),
});

const job = z.strictObject({
  id: id('Names the job’s words in careers.json'),
  category: z.string(),
  place: z.enum(['remote-surat', 'surat']),
  type: z.enum(['full-time']),
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
    jobs: withUniqueIds(z.array(job)),
  })
  .check(({ value, issues }) => {
    const known = value.categories.map(({ id }) => id);
    value.jobs.forEach((entry, index) => {
      if (!known.includes(entry.category)) {
        issues.push({
          code: 'invalid_value',
          input: entry.category,
          values: known,
          path: ['jobs', index, 'category'],
        });
      }
    });
  });

export type JobFacts = z.infer<typeof jobFacts>;

export function getJobs(): JobFacts {
  return factsFile('jobs', jobFacts);
}
