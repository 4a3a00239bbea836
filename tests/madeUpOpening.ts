import { contentIn } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';

const { categories, places, employmentTypes } = contentIn('en');
const [{ id: category } = { id: '' }] = categories;
const [{ id: place } = { id: '' }] = places;
const [{ id: type } = { id: '' }] = employmentTypes;

/** An opening with nothing optional, of the first category, at the first place. */
export const madeUpOpening: Entry<'openings'> = {
  id: 'weaver',
  title: 'Weaver',
  description: 'Weaves.',
  duties: ['Weave'],
  bring: ['Patience'],
  show: ['A cloth'],
  skills: ['Weaving'],
  category,
  place,
  type,
  experience: { from: 1, to: 2 },
};
