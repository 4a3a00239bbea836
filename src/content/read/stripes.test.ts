import { expect, it } from 'vitest';
import type { JobFacts } from '#src/content/schema/openings.ts';
import { stripesOf } from './stripes.ts';

const terms = { order: 1, place: 'office', type: 'full-time' };

// The approved pictures show the stripes of no, one, nine and thirty openings.
it.each([
  { jobs: 9, kinds: 3, stripes: 9 },
  { jobs: 10, kinds: 3, stripes: 3 },
  { jobs: 12, kinds: 10, stripes: 9 },
])('$jobs openings of $kinds kinds have $stripes stripes', ({ jobs, kinds, stripes }) => {
  const facts: JobFacts = {
    categories: Array.from({ length: kinds }, (_, at) => ({ id: `${at}`, weave: 'twill' })),
    places: [],
    types: [],
    jobs: Array.from({ length: jobs }, (_, at) => {
      const experience = { from: at % 4, to: 4 + (at % 3) };
      return { ...terms, id: `job-${at}`, category: `${at % kinds}`, experience };
    }),
  };
  const cloth = stripesOf(facts);
  expect(cloth.stripes).toHaveLength(stripes);
  for (const job of facts.jobs) expect(cloth.stripes[cloth.stripeIndexOf(job)]).toBeDefined();
  // Each is woven for the fewest years that its openings ask for, and open up to the most.
  for (const [index, { from, to }] of cloth.stripes.entries()) {
    const own = facts.jobs.filter((job) => cloth.stripeIndexOf(job) === index);
    expect(from).toBe(Math.min(...own.map(({ experience }) => experience.from)));
    expect(to).toBe(Math.max(...own.map(({ experience }) => experience.to)));
  }
});
