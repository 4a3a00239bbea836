import { expect, it } from 'vitest';
import { contentIn, type LanguageContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { longestJobTitle } from '#src/content/schema/openings.ts';
import { longestMailto } from '#src/mail/mail.ts';
import { structuredData } from '#src/metadata/structuredData.ts';
import { pathOf } from '#src/routes.ts';
import { madeUpOpening as opening } from '#tests/madeUpOpening.ts';
import { getCareers } from './careers.ts';
import { getOpening } from './opening.ts';

type Opening = Entry<'openings'>;

const another = contentIn('en').categories[1]?.id ?? '';
const posted = '2026-03-01';

/** The site on 31 March 2026 with this opening, and with others like it. */
function contentWith(facts: Partial<Opening>, others: Partial<Opening>[] = []): LanguageContent {
  const more = others.map((other, at) => ({ ...opening, id: `other-${at}`, ...other }));
  const openings = [{ ...opening, ...facts }, ...more];
  return { ...contentIn('en'), day: '2026-03-31', openings };
}

/** The opening as search engines list it, after its page. */
function postings(content: LanguageContent): Record<string, unknown>[] {
  const data = structuredData(content, { kind: 'opening', id: opening.id });
  return JSON.parse(data)['@graph'].slice(1);
}

it.each([
  ['2026-03-31', false],
  ['2026-03-30', true],
])('with %s as the last day is closed on 31 March: %s', (closes, isClosed) => {
  const content = contentWith({ posted, closes });
  const { atAGlance, application, apply } = getOpening(content, opening.id);
  expect(atAGlance.closed !== undefined).toBe(isClosed);
  expect([apply === undefined, application === undefined]).toEqual([isClosed, isClosed]);
  const listed = getCareers(content).list.openings.map(({ id }) => id);
  expect(listed.includes(opening.id)).toBe(!isClosed);
  expect(postings(content)).toHaveLength(isClosed ? 0 : 1);
});

const rouen = { id: 'rouen', name: 'Rouen', region: 'Normandie', country: 'FR' } as const;
const inRouen = { addressLocality: 'Rouen', addressRegion: 'Normandie', addressCountry: 'FR' };

// Work at the office is in outlines.
it.each([
  ['in another city', 'rouen', { '@type': 'PostalAddress', ...inRouen }],
  ['in no city', undefined, undefined],
])('tells search engines of work %s', (_, city, address) => {
  const content = contentWith({ posted, applicants: ['FR'] });
  const places = [{ id: opening.place, name: 'Remote', remote: true, city }];
  const [posting] = postings({ ...content, places, cities: [...content.cities, rouen] });
  expect(posting?.jobLocation).toEqual(address && { '@type': 'Place', address });
});

it('the longest application, in Hindi, is one that Windows passes on', () => {
  const title = 'क'.repeat(longestJobTitle);
  const content = { ...contentIn('hi'), openings: [{ ...opening, title }] };
  const { application } = getOpening(content, opening.id);
  const { href } = new URL(application?.button.href ?? '');
  expect(href).toContain(encodeURIComponent(title));
  expect(href.length).toBeLessThan(longestMailto);
});

const same = {};
const other = { category: another };

it.each<[others: Partial<Opening>[], named: number, isAlone: boolean]>([
  [[], 0, true],
  [[other, other], 2, true],
  [[same, other], 1, false],
  [Array(12).fill(same), 8, false],
])('beside %j names %i, of its own kind if there are any', (others, named, isAlone) => {
  const shown = getOpening(contentWith({}, others), opening.id).others;
  expect(shown.openings).toHaveLength(named);
  expect(shown.all.href).toBe(
    pathOf('careers', 'en') + (isAlone ? '' : `#category-${opening.category}`),
  );
});
