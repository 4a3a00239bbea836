import type { Entry } from '#src/content/load/entries.ts';
import type { Stripe } from '#src/weave/Cloth.tsx';
import { yarns } from '#src/weave/yarn.ts';

// As many as fit on a phone, where the lanes beside the list are 3 px apart.
const mostStripes = 9;

type Striped = Pick<Entry<'openings'>, 'id' | 'category' | 'experience'>;

/**
 * One stripe for each opening or, if there are too many, for each category with openings. Without any openings, each
 * category has a stripe. Categories after the ninth share the last stripe.
 */
export function stripesOf(
  openings: readonly Striped[],
  categories: readonly Pick<Entry<'categories'>, 'id' | 'weave'>[],
) {
  const isStripePerOpening = openings.length > 0 && openings.length <= mostStripes;
  const withOpenings = categories.filter(({ id }) =>
    openings.some(({ category }) => category === id),
  );
  const shownCategories = openings.length === 0 ? categories : withOpenings;
  const ids = (isStripePerOpening ? openings : shownCategories).map(({ id }) => id);

  /** The place of an opening's stripe, and of the thread that comes down from it. */
  function laneOf({ id, category }: Striped): number {
    const lane = ids.indexOf(isStripePerOpening ? id : category);
    return Math.min(lane, mostStripes - 1);
  }

  const stripes = ids.slice(0, mostStripes).map((id, lane): Stripe => {
    const ofStripe = openings.filter((opening) => laneOf(opening) === lane);
    const categoryId = isStripePerOpening ? (ofStripe[0]?.category ?? '') : id;
    const categoryIndex = categories.findIndex((category) => category.id === categoryId);
    const least = ofStripe.map(({ experience }) => experience.from);
    const most = ofStripe.map(({ experience }) => experience.to);
    return {
      id,
      weave: categories[categoryIndex]?.weave ?? 'plain',
      // The fifth category has the first yarn again.
      yarn: yarns[categoryIndex % yarns.length] ?? 'ink',
      from: ofStripe.length === 0 ? 0 : Math.min(...least),
      to: Math.max(0, ...most),
    };
  });
  return { isStripePerOpening, stripes, laneOf };
}
