import { expect, it } from 'vitest';
import type { JobFacts } from '#src/content/schema/openings.ts';
import { stripesOf } from './stripes.ts';

/** So many openings, the categories taking turns but for the last, which has none. */
function facts(jobs: number, kinds: number): JobFacts {
  const [place, type, weave] = ['office', 'full-time', 'twill'] as const;
  return {
    categories: Array.from({ length: kinds + 1 }, (_, at) => ({ id: `kind-${at}`, weave })),
    places: [{ id: place, remote: false }],
    types: [type],
    jobs: Array.from({ length: jobs }, (_, at) => {
      const experience = { from: at % 4, to: 4 + (at % 3) };
      return {
        id: `job-${at}`,
        order: at + 1,
        category: `kind-${at % kinds}`,
        place,
        type,
        experience,
      };
    }),
  };
}

it.each([
  { jobs: 0, kinds: 2, stripes: 3, isStripePerJob: false },
  { jobs: 1, kinds: 3, stripes: 1, isStripePerJob: true },
  { jobs: 9, kinds: 3, stripes: 9, isStripePerJob: true },
  { jobs: 2, kinds: 1, stripes: 2, isStripePerJob: true },
  { jobs: 10, kinds: 11, stripes: 9, isStripePerJob: false },
  { jobs: 60, kinds: 4, stripes: 4, isStripePerJob: false },
])(
  '$jobs openings of $kinds kinds and none of another have $stripes stripes',
  ({ jobs, kinds, stripes, isStripePerJob }) => {
    const some = facts(jobs, kinds);
    const cloth = stripesOf(some);
    expect(cloth.stripes).toHaveLength(stripes);
    expect(cloth.isStripePerJob).toBe(isStripePerJob);
    // A thread that no neighbouring category has.
    const threads = new Set(cloth.stripes.map(({ thread }) => thread));
    expect(threads.size).toBe(Math.min(jobs === 0 ? kinds + 1 : kinds, stripes, 4));
    // Each stripe is woven for the fewest years that its openings ask for, and open up to the most.
    cloth.stripes.forEach(({ from, to }, place) => {
      const own = some.jobs.filter((job) => cloth.stripeIndexOf(job) === place);
      const years = own.map(({ experience }) => experience);
      expect(from).toBe(own.length ? Math.min(...years.map(({ from }) => from)) : 0);
      expect(to).toBe(Math.max(0, ...years.map(({ to }) => to)));
    });
    for (const job of some.jobs) expect(cloth.stripes[cloth.stripeIndexOf(job)]).toBeDefined();
  },
);
