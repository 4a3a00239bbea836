import type { Job, JobFacts } from '#src/content/schema/openings.ts';
import type { Stripe } from '#src/weave/Cloth.tsx';
import { threads } from '#src/weave/thread.ts';

// The most that fit on a phone: the lanes of nine threads are 3 px apart beside the list.
const mostStripes = 9;

/**
 * One stripe for each opening or, if they are too many, for each category with openings. Without any opening, each
 * category has a finished one. Categories past the ninth share the last stripe.
 */
export function stripesOf({ categories, jobs }: JobFacts) {
  const isStripePerJob = jobs.length > 0 && jobs.length <= mostStripes;
  const open = categories.filter(
    ({ id }) => jobs.length === 0 || jobs.some(({ category }) => category === id),
  );
  const ids = (isStripePerJob ? jobs : open).map(({ id }) => id);
  const stripeIndexOf = ({ id, category }: Job) =>
    Math.min(ids.indexOf(isStripePerJob ? id : category), mostStripes - 1);
  const stripes = ids.slice(0, mostStripes).map((id, place): Stripe => {
    const own = jobs.filter((job) => stripeIndexOf(job) === place);
    const category = isStripePerJob ? (own[0]?.category ?? '') : id;
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
  return { isStripePerJob, stripes, stripeIndexOf };
}
