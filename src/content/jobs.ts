import { z } from 'zod';
import { text, withUniqueIds } from './blocks';
import { factsFile } from './files';

export const weaveKinds = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

const category = z.strictObject({
  id: text('Names the category’s words in careers.json, and its address: /careers#design', 40),
  weave: z.enum(weaveKinds).describe('The weave that stands for the category'),
});

const job = z.strictObject({
  id: text('Names the job’s words in careers.json', 60).regex(/^[a-z][a-z0-9-]*$/),
  category: z.string(),
  place: z.enum(['remote-surat', 'surat']),
  type: z.enum(['full-time']),
  experience: z
    .strictObject({ from: z.int().min(0).max(40), to: z.int().min(1).max(40) })
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
