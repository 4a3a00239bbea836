import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { madeUpOpening } from '#tests/madeUpOpening.ts';
import { getHome } from './home.ts';

it('of sixty openings the home page shows the categories', () => {
  const openings = Array.from({ length: 60 }, (_, at) => ({
    ...madeUpOpening,
    id: `opening-${at}`,
  }));
  const { links } = getHome({ ...contentIn('ru'), openings }).joinUs;
  const { category } = madeUpOpening;
  expect(links.map(({ href }) => href)).toEqual([`/ru/careers/#category-${category}`]);
  expect(links[0]?.label).toMatch(/ 60$/);
});
