import { type Entry, entryWithId } from '#src/content/load/entries.ts';
import type { Stripe } from '#src/weave/Cloth.tsx';
import { yarns } from '#src/weave/yarn.ts';

// As many as fit on a phone, where the lanes beside the list are 3 px apart.
const mostStripes = 9;

type Striped = Pick<Entry<'openings'>, 'id' | 'category' | 'experience'>;
type Category = Pick<Entry<'categories'>, 'id' | 'weave'>;

/** What a stripe is woven for. */
type Group = { id: string; category: string; openings: readonly Striped[] };

/**
 * One stripe for each opening or, if there are too many, for each category with openings. Without any openings, each
 * category has a stripe. Its `lane` is the place of the thread that comes down from it.
 */
export function stripesOf(openings: readonly Striped[], categories: readonly Category[]) {
  const isStripePerOpening = openings.length > 0 && openings.length <= mostStripes;
  const groups: Group[] = isStripePerOpening
    ? openings.map((opening) => ({ ...opening, openings: [opening] }))
    : inCategories(openings, categories);

  // The fifth category has the first yarn again.
  const looks = categories.map(({ id, weave }, at) => {
    return { id, weave, yarn: yarns[at % yarns.length] ?? 'ink' };
  });
  const stripes = groups.map(({ id, category, openings }, lane): Stripe & { lane: number } => {
    const { weave, yarn } = entryWithId(looks, category);
    const least = openings.map(({ experience }) => experience.from);
    const most = openings.map(({ experience }) => experience.to);
    const from = openings.length === 0 ? 0 : Math.min(...least);
    return { id, lane, weave, yarn, from, to: Math.max(0, ...most) };
  });

  const stripeOf = (opening: Striped) => {
    const group = groups.find(({ openings }) => openings.some(({ id }) => id === opening.id));
    return entryWithId(stripes, group?.id ?? opening.id);
  };
  return { isStripePerOpening, stripes, stripeOf };
}

/** Categories after the ninth share the last stripe. */
function inCategories(openings: readonly Striped[], categories: readonly Category[]): Group[] {
  const all = categories.map(({ id }) => {
    return { id, category: id, openings: openings.filter(({ category }) => category === id) };
  });
  const groups = all.filter((group) => group.openings.length > 0 || openings.length === 0);
  const alone = groups.slice(0, mostStripes - 1);
  const together = groups.slice(mostStripes - 1);
  const [last] = together;
  return last ? [...alone, { ...last, openings: together.flatMap((one) => one.openings) }] : alone;
}
