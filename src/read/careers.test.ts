import { expect, it } from 'vitest';
import { contentIn, type LanguageContent } from '#src/content/load/content.ts';
import { madeUpOpening } from '#tests/madeUpOpening.ts';
import { getCareers } from './careers.ts';
import { getHome } from './home.ts';

const forms = {
  openings_one: '{{count}} vacancy',
  openings_few: '{{count}} vacancies of a few',
  openings_many: '{{count}} vacancies of many',
  openings_other: 'a part of a vacancy',
  none: 'No vacancy',
};

/** The site in Russian, which has four plural forms, with this many openings. */
function contentWith(count: number): LanguageContent {
  const content = contentIn('ru');
  const { home, careers } = content.words;
  const words = {
    ...content.words,
    home: { ...home, joinUs: { ...home.joinUs, heading: forms } },
    careers: { ...careers, joinUs: { ...careers.joinUs, heading: forms } },
  };
  const openings = Array.from({ length: count }, (_, at) => ({
    ...madeUpOpening,
    id: `opening-${at}`,
  }));
  return { ...content, words, openings };
}

it.each([
  [0, 'No vacancy'],
  [1, '1 vacancy'],
  [3, '3 vacancies of a few'],
  [8, '8 vacancies of many'],
])('counts %i openings in its heading, and at home', (count, heading) => {
  const content = contentWith(count);
  const home = getHome('ru', content).joinUs;
  expect(home.heading).toBe(heading);
  const paths = home.links.map(({ href }) => href);
  expect(paths).toEqual(Array.from({ length: count }, (_, at) => `/ru/careers/opening-${at}/`));
  const { joinUs, openings } = getCareers('ru', content);
  expect(joinUs.heading).toBe(heading);
  expect(openings.filter.categories).toHaveLength(count === 0 ? 0 : 1);
});

it('of sixty openings the home page shows the categories', () => {
  const { links } = getHome('ru', contentWith(60)).joinUs;
  const { category } = madeUpOpening;
  expect(links.map(({ href }) => href)).toEqual([`/ru/careers/#category-${category}`]);
  expect(links[0]?.label).toMatch(/ 60$/);
});
