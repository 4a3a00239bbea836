import { expect, it } from 'vitest';
import { getPeople } from '#src/content/load/facts.ts';
import { portrayed } from './people.ts';

const [{ id } = { id: '' }] = getPeople();
const words = { role: 'Weaver', portrait: 'A stand-in' };

it.each([
  ['Ada Rao', 'ada.jpg', /Ada Rao/],
  ['Ada Rao', undefined, /^A stand-in$/],
  [undefined, 'ada.jpg', /^A stand-in$/],
])('describes the picture of %s with the photo %s by %s', (name, photo, alt) => {
  expect(portrayed({ id, name, photo }, words, 'en').portrait.alt).toMatch(alt);
});
