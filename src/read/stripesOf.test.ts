import { expect, it } from 'vitest';
import { stripesOf } from './stripesOf.ts';

// The approved pictures show the stripes of no, one, nine and sixty openings.
it('of twelve categories with openings, the last share a stripe', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `${at}`);
  const openings = ids.map((id, at) => {
    return { id, category: id, experience: { from: 12 - at, to: at } };
  });
  const categories = ids.map((id) => ({ id, weave: 'twill' as const }));
  const { stripes, stripeOf } = stripesOf(openings, categories);
  expect(openings.map((opening) => stripeOf(opening).lane)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8,
  ]);
  // A stripe is woven for the fewest years that its openings ask for, and open up to the most.
  expect(stripes).toHaveLength(9);
  expect(stripes.at(-1)).toMatchObject({ from: 1, to: 11 });
});
