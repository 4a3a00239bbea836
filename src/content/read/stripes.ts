import type { JobFacts } from '#src/content/schema/jobs.ts';
import type { Stripe } from '#src/weave/Cloth.tsx';
import { threads } from '#src/weave/thread.ts';

// What a phone has room for: the lanes of nine threads lie 3 px apart beside the list.
const mostStripes = 9;

/**
 * Up to nine openings have a stripe each. Past that a stripe stands for a category: woven for the
 * fewest years any of its openings asks for, and open up to the most. Without an opening each
 * category has a stripe that is finished. Categories past the ninth share the last stripe.
 */
export function stripesOf({ categories, jobs }: JobFacts): {
  stripes: Stripe[];
  /** Whether each opening has its own. */
  isEach: boolean;
  /** Which stripe an opening hangs from, by their places. */
  stripeOf: (job: JobFacts['jobs'][number]) => number;
} {
  const look = (category: string) => {
    const place = categories.findIndex(({ id }) => id === category);
    // A fifth category begins with the first thread anew.
    const thread = threads[place % threads.length] ?? 'ink';
    return { category, weave: categories[place]?.weave ?? 'plain', thread };
  };
  const isEach = jobs.length > 0 && jobs.length <= mostStripes;
  if (isEach) {
    return {
      isEach,
      stripes: jobs.map(({ id, category, experience }) => ({
        id,
        ...look(category),
        ...experience,
      })),
      stripeOf: (job) => jobs.indexOf(job),
    };
  }
  const open = categories.filter(
    ({ id }) => jobs.length === 0 || jobs.some(({ category }) => category === id),
  );
  const stripeOf = ({ category }: { category: string }) =>
    Math.min(
      open.findIndex(({ id }) => id === category),
      mostStripes - 1,
    );
  const stripes = open.slice(0, mostStripes).map(({ id }, place) => {
    const years = jobs.filter((job) => stripeOf(job) === place).map(({ experience }) => experience);
    return {
      id,
      ...look(id),
      from: years.length === 0 ? 0 : Math.min(...years.map(({ from }) => from)),
      to: Math.max(0, ...years.map(({ to }) => to)),
    };
  });
  return { isEach, stripes, stripeOf };
}
