import { expect, it } from 'vitest';
import { contentIn, type LanguageContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { longestJobTitle } from '#src/content/schema/openings.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { longestMailto } from '#src/mail/mail.ts';
import { structuredData } from '#src/metadata/structuredData.ts';
import { pathOf } from '#src/routes.ts';
import { madeUpOpening as opening } from '#tests/madeUpOpening.ts';
import { getCareers } from './careers.ts';
import { getOpening } from './opening.ts';
import { experienceOf } from './openings.ts';

type Opening = Entry<'openings'>;

const another = contentIn('en').categories[1]?.id ?? '';
const posted = '2026-03-01';

/** The site on 31 March 2026 with this opening, and with others like it. */
function contentWith(
  facts: Partial<Opening>,
  others: Partial<Opening>[] = [],
  lang: LanguageCode = 'en',
): LanguageContent {
  const more = others.map((other, at) => ({ ...opening, id: `other-${at}`, ...other }));
  const openings = [{ ...opening, ...facts }, ...more];
  return { ...contentIn(lang), day: '2026-03-31', openings };
}

/** The opening as search engines list it, after its page. */
function postings(content: LanguageContent): Record<string, unknown>[] {
  const data = structuredData('en', { kind: 'opening', id: opening.id }, content);
  return JSON.parse(data)['@graph'].slice(1);
}

it.each(languageCodes)('in "%s" says in a whole sentence that it is closed', (lang) => {
  const content = contentWith({ closes: '2026-03-30' }, [], lang);
  // Some languages end a date with a full stop.
  expect(getOpening(lang, opening.id, content).atAGlance.closed?.text).toMatch(
    /^(?!.*\.\.).*2026.*[.।]$/,
  );
});

it.each([
  ['2026-03-31', false],
  ['2026-03-30', true],
])('with %s as the last day is closed on 31 March: %s', (closes, isClosed) => {
  const content = contentWith({ posted, closes });
  const { atAGlance, application, apply } = getOpening('en', opening.id, content);
  expect(atAGlance.closed !== null).toBe(isClosed);
  expect([apply === null, application === null]).toEqual([isClosed, isClosed]);
  const listed = getCareers('en', content).list.openings.map(({ id }) => id);
  expect(listed.includes(opening.id)).toBe(!isClosed);
  expect(postings(content)).toHaveLength(isClosed ? 0 : 1);
});

const surat = { id: 'surat', name: 'Surat', country: 'IN' } as const;
const rouen = { id: 'rouen', name: 'Rouen', region: 'Normandie', country: 'FR' } as const;
const inRouen = { addressLocality: 'Rouen', addressRegion: 'Normandie', addressCountry: 'FR' };
const atOffice = { streetAddress: '1 Lane', addressLocality: 'Surat', addressCountry: 'IN' };

it.each([
  ['at the office', 'surat', { '@type': 'PostalAddress', ...atOffice }],
  ['in another city', 'rouen', { '@type': 'PostalAddress', ...inRouen }],
  ['in no city', undefined, undefined],
])('tells search engines of work %s', (_, city, address) => {
  const content = contentWith({ posted, applicants: ['FR'] });
  const office = {
    ...content.company.office,
    city: 'surat',
    street: '1 Lane',
    postcode: undefined,
  };
  const company = { ...content.company, office };
  const places = [{ id: opening.place, name: 'Remote', remote: true, city }];
  const [posting] = postings({ ...content, company, places, cities: [surat, rouen] });
  expect(posting?.jobLocation).toEqual(address && { '@type': 'Place', address });
});

it.each([
  ['en', 'W'],
  ['es', 'Ñ'],
  ['fr', 'É'],
  ['hi', 'क'],
  ['de', 'Ü'],
  ['ru', 'Ш'],
] as const)('in "%s" the longest application is one that Windows passes on', (lang, letter) => {
  const title = letter.repeat(longestJobTitle);
  const { application } = getOpening(lang, opening.id, contentWith({ title }, [], lang));
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
  const shown = getOpening('en', opening.id, contentWith({}, others)).others;
  expect(shown.openings).toHaveLength(named);
  expect(shown.all.href).toBe(
    pathOf('careers', 'en') + (isAlone ? '' : `#category-${opening.category}`),
  );
});

/** In Russian, which has four plural forms. */
const years = {
  exact_one: '{{to}} one',
  exact_few: '{{to}} few',
  exact_many: '{{to}} many',
  exact_other: 'a part',
  range_one: '{{from}} to {{to}} one',
  range_few: '{{from}} to {{to}} few',
  range_many: '{{from}} to {{to}} many',
  range_other: 'from a part',
};

it.each([
  [1, 1, '1 one'],
  [3, 3, '3 few'],
  [11, 11, '11 many'],
  [0, 1, '0 to 1 one'],
  [1, 4, '1 to 4 few'],
  [1, 5, '1 to 5 many'],
  [5, 21, '5 to 21 one'],
])('asks for %i to %i years of experience as "%s"', (from, to, wanted) => {
  const { careers, ...words } = contentIn('ru').words;
  const openings = { ...careers.openings, experience: years };
  const content = { ...contentIn('ru'), words: { ...words, careers: { ...careers, openings } } };
  expect(experienceOf({ ...opening, experience: { from, to } }, content)).toBe(wanted);
});
