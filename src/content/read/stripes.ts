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
  const withJobs = categories.filter(({ id }) => jobs.some(({ category }) => category === id));
  const shownCategories = jobs.length === 0 ? categories : withJobs;
  const ids = (isStripePerJob ? jobs : shownCategories).map(({ id }) => id);

  function stripeIndexOf(job: Job): number {
    const index = ids.indexOf(isStripePerJob ? job.id : job.category);
    return Math.min(index, mostStripes - 1);
  }

  const stripes = ids.slice(0, mostStripes).map((id, index): Stripe => {
    const own = jobs.filter((job) => stripeIndexOf(job) === index);
    const category = isStripePerJob ? (own[0]?.category ?? '') : id;
    const place = categories.findIndex((other) => other.id === category);
    const least = own.map(({ experience }) => experience.from);
    const most = own.map(({ experience }) => experience.to);
    return {
      id,
      category,
      weave: categories[place]?.weave ?? 'plain',
      // A fifth category begins with the first thread anew.
      thread: threads[place % threads.length] ?? 'ink',
      from: own.length === 0 ? 0 : Math.min(...least),
      to: Math.max(0, ...most),
    };
  });
  return { isStripePerJob, stripes, stripeIndexOf };
}
