import { expect, it } from 'vitest';
import type { JobFacts } from '#src/content/schema/jobs.ts';
import { stripesOf } from './stripes.ts';

const weaves = ['plain', 'twill', 'satin', 'basket'] as const;

function facts(jobs: number, kinds: number): JobFacts {
  const categories = Array.from({ length: kinds }, (_, place) => ({
    id: `kind-${place}`,
    weave: weaves[place % weaves.length] ?? 'plain',
  }));
  return {
    categories,
    places: ['office'],
    types: ['full-time'],
    jobs: Array.from({ length: jobs }, (_, place) => ({
      id: `job-${place}`,
      category: `kind-${place % kinds}`,
      place: 'office',
      type: 'full-time',
      experience: { from: place % 4, to: 4 + (place % 3) },
    })),
  };
}

it.each([
  { jobs: 0, kinds: 3, stripes: 3, isEach: false },
  { jobs: 1, kinds: 3, stripes: 1, isEach: true },
  { jobs: 9, kinds: 3, stripes: 9, isEach: true },
  { jobs: 10, kinds: 3, stripes: 3, isEach: false },
  { jobs: 1000, kinds: 4, stripes: 4, isEach: false },
  { jobs: 60, kinds: 12, stripes: 9, isEach: false },
])('$jobs openings of $kinds kinds have $stripes stripes', ({ jobs, kinds, stripes, isEach }) => {
  const some = facts(jobs, kinds);
  const cloth = stripesOf(some);
  expect(cloth.stripes).toHaveLength(stripes);
  expect(cloth.isEach).toBe(isEach);
  // Each stripe is woven for the fewest years that its openings ask for, and open up to the most.
  cloth.stripes.forEach(({ from, to, category, weave }, place) => {
    const own = some.jobs.filter((job) => cloth.stripeOf(job) === place);
    const years = own.map(({ experience }) => experience);
    expect(from).toBe(own.length ? Math.min(...years.map(({ from }) => from)) : 0);
    expect(to).toBe(Math.max(0, ...years.map(({ to }) => to)));
    expect(weave).toBe(some.categories.find(({ id }) => id === category)?.weave);
  });
  for (const job of some.jobs) expect(cloth.stripes[cloth.stripeOf(job)]).toBeDefined();
});

it('an opening has a thread that no neighbouring category has', () => {
  const { stripes } = stripesOf(facts(4, 4));
  expect(new Set(stripes.map(({ thread }) => thread)).size).toBe(4);
});

it('a category without openings has no stripe among many', () => {
  const { jobs, ...rest } = facts(20, 3);
  const { stripes } = stripesOf({
    ...rest,
    jobs: jobs.map((job) => ({ ...job, category: 'kind-1' })),
  });
  expect(stripes.map(({ id }) => id)).toEqual(['kind-1']);
});
