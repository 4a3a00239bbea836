import type { Job, JobFacts } from '#src/content/schema/openings.ts';
import type { Stripe } from '#src/weave/Cloth.tsx';
import { threads } from '#src/weave/thread.ts';

// As many as fit on a phone, where the lanes beside the list are 3 px apart.
const mostStripes = 9;

/**
 * One stripe for each opening or, if there are too many, for each category with openings. Without any openings, each
 * category has a stripe. Categories after the ninth share the last stripe.
 */
export function stripesOf({ categories, jobs }: JobFacts) {
  const isStripePerOpening = jobs.length > 0 && jobs.length <= mostStripes;
  const withJobs = categories.filter(({ id }) => jobs.some(({ category }) => category === id));
  const shownCategories = jobs.length === 0 ? categories : withJobs;
  const ids = (isStripePerOpening ? jobs : shownCategories).map(({ id }) => id);

  function stripeIndexOf(job: Job): number {
    const index = ids.indexOf(isStripePerOpening ? job.id : job.category);
    return Math.min(index, mostStripes - 1);
  }

  const stripes = ids.slice(0, mostStripes).map((id, index): Stripe => {
    const stripeJobs = jobs.filter((job) => stripeIndexOf(job) === index);
    const categoryId = isStripePerOpening ? (stripeJobs[0]?.category ?? '') : id;
    const categoryIndex = categories.findIndex((category) => category.id === categoryId);
    const least = stripeJobs.map(({ experience }) => experience.from);
    const most = stripeJobs.map(({ experience }) => experience.to);
    return {
      id,
      category: categoryId,
      weave: categories[categoryIndex]?.weave ?? 'plain',
      // The fifth category has the first thread again.
      thread: threads[categoryIndex % threads.length] ?? 'ink',
      from: stripeJobs.length === 0 ? 0 : Math.min(...least),
      to: Math.max(0, ...most),
    };
  });
  return { isStripePerOpening, stripes, stripeIndexOf };
}
