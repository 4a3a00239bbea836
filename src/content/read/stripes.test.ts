import { expect, it } from 'vitest';
import type { JobFacts } from '#src/content/schema/openings.ts';
import { stripesOf } from './stripes.ts';

/** So many openings, the categories taking turns but for the last, which has none. */
function facts(jobs: number, kinds: number): JobFacts {
  const terms = { place: 'office', type: 'full-time', order: 1 };
  return {
    categories: Array.from({ length: kinds + 1 }, (_, at) => ({ id: `${at}`, weave: 'twill' })),
    places: [{ id: 'office', remote: false }],
    types: ['full-time'],
    jobs: Array.from({ length: jobs }, (_, at) => {
      const experience = { from: at % 4, to: 4 + (at % 3) };
      return { ...terms, id: `job-${at}`, category: `${at % kinds}`, experience };
    }),
  };
}

it.each([
  { jobs: 0, kinds: 2, stripes: 3 },
  { jobs: 1, kinds: 3, stripes: 1 },
  { jobs: 9, kinds: 3, stripes: 9 },
  { jobs: 10, kinds: 11, stripes: 9 },
  { jobs: 60, kinds: 3, stripes: 3 },
])(
  '$jobs openings of $kinds kinds and none of another have $stripes stripes',
  ({ jobs, kinds, stripes }) => {
    const some = facts(jobs, kinds);
    const cloth = stripesOf(some);
    expect(cloth.stripes).toHaveLength(stripes);
    expect(cloth.isStripePerJob).toBe(stripes === jobs);
    // Each stripe is woven for the fewest years that its openings ask for, and open up to the most.
    cloth.stripes.forEach(({ from, to }, index) => {
      const own = some.jobs.filter((job) => cloth.stripeIndexOf(job) === index);
      const years = own.map(({ experience }) => experience);
      expect(from).toBe(own.length === 0 ? 0 : Math.min(...years.map(({ from }) => from)));
      expect(to).toBe(Math.max(0, ...years.map(({ to }) => to)));
    });
  },
);
