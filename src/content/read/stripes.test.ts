import { expect, it } from 'vitest';
import { getJobs } from '#src/content/load/jobs.ts';
import type { JobFacts } from '#src/content/schema/jobs.ts';
import { stripesOf } from './stripes.ts';

const facts = getJobs();

function grown(amount: number, categories = facts.categories): JobFacts {
  return {
    ...facts,
    categories,
    jobs: Array.from({ length: amount }, (_, place) => ({
      id: `job-${place}`,
      category: categories[place % categories.length]?.id ?? '',
      place: facts.places[0] ?? '',
      type: facts.types[0] ?? '',
      experience: { from: place % 4, to: 4 + (place % 3) },
    })),
  };
}

it('every opening of the site has its own stripe, in the order of its facts', () => {
  const { stripes, isEach, stripeOf } = stripesOf(facts);
  expect(isEach).toBe(true);
  expect(stripes.map(({ id, from, to }) => ({ id, experience: { from, to } }))).toEqual(
    facts.jobs.map(({ id, experience }) => ({ id, experience })),
  );
  expect(facts.jobs.map(stripeOf)).toEqual(facts.jobs.map((_, place) => place));
});

it('an opening has the weave of its category, and a thread no neighbouring category has', () => {
  const { stripes } = stripesOf(facts);
  const threadsOf = new Map(stripes.map(({ category, thread }) => [category, thread]));
  expect(new Set(threadsOf.values()).size).toBe(threadsOf.size);
  for (const { category, weave } of stripes) {
    expect(facts.categories.find(({ id }) => id === category)?.weave).toBe(weave);
  }
});

it.each([
  [1, 1, true],
  [8, 8, true],
  [9, 9, true],
  [10, facts.categories.length, false],
  [30, facts.categories.length, false],
  [1000, facts.categories.length, false],
])('%i openings have %i stripes', (amount, stripes, isEach) => {
  const cloth = stripesOf(grown(amount));
  expect(cloth.stripes).toHaveLength(stripes);
  expect(cloth.isEach).toBe(isEach);
});

it('many openings share a stripe of their category, from the fewest years to the most', () => {
  const many = grown(30);
  const { stripes, stripeOf } = stripesOf(many);
  for (const [place, { category, from, to }] of stripes.entries()) {
    const own = many.jobs.filter((job) => job.category === category);
    expect(own.map(stripeOf)).toEqual(own.map(() => place));
    expect(from).toBe(Math.min(...own.map(({ experience }) => experience.from)));
    expect(to).toBe(Math.max(...own.map(({ experience }) => experience.to)));
  }
});

it('a category without openings has no stripe among many', () => {
  const { jobs, ...rest } = grown(20);
  const [first] = facts.categories;
  const { stripes } = stripesOf({
    ...rest,
    jobs: jobs.map((job) => ({ ...job, category: first?.id ?? '' })),
  });
  expect(stripes.map(({ id }) => id)).toEqual([first?.id]);
});

it('past the ninth, categories share the last stripe', () => {
  const categories = Array.from({ length: 12 }, (_, place) => ({
    id: `category-${place}`,
    weave: 'twill' as const,
  }));
  const many = grown(60, categories);
  const { stripes, stripeOf } = stripesOf(many);
  expect(stripes).toHaveLength(9);
  expect(Math.max(...many.jobs.map(stripeOf))).toBe(8);
});

it('without an opening every category has a stripe', () => {
  expect(stripesOf(grown(0)).stripes.map(({ id }) => id)).toEqual(
    facts.categories.map(({ id }) => id),
  );
});
