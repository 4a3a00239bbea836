import type { Job, JobFacts } from '#src/content/schema/jobs.ts';
import type { Stripe } from '#src/weave/Cloth.tsx';
import { threads } from '#src/weave/thread.ts';

// What a phone has room for: the lanes of nine threads lie 3 px apart beside the list.
const mostStripes = 9;

/**
 * Up to nine openings have a stripe each. Past that a stripe stands for a category: woven for the
 * fewest years any of its openings asks for, and open up to the most. Without an opening each
 * category has a stripe that is finished. Categories past the ninth share the last stripe.
 */
export function stripesOf({ categories, jobs }: JobFacts) {
  const isEach = jobs.length > 0 && jobs.length <= mostStripes;
  const open = categories.filter(
    ({ id }) => jobs.length === 0 || jobs.some(({ category }) => category === id),
  );
  const ids = (isEach ? jobs : open).map(({ id }) => id);
  /** Which stripe an opening hangs from. */
  const stripeOf = ({ id, category }: Job) =>
    Math.min(ids.indexOf(isEach ? id : category), mostStripes - 1);
  const stripes = ids.slice(0, mostStripes).map((id, place): Stripe => {
    const own = jobs.filter((job) => stripeOf(job) === place);
    const category = isEach ? (own[0]?.category ?? '') : id;
    const at = categories.findIndex(({ id }) => id === category);
    const years = own.map(({ experience }) => experience);
    return {
      id,
      category,
      weave: categories[at]?.weave ?? 'plain',
      // A fifth category begins with the first thread anew.
      thread: threads[at % threads.length] ?? 'ink',
      from: years.length === 0 ? 0 : Math.min(...years.map(({ from }) => from)),
      to: Math.max(0, ...years.map(({ to }) => to)),
    };
  });
  return { isEach, stripes, stripeOf };
}
