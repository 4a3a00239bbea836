import { expect, it } from 'vitest';
import { getPeople } from '#src/content/load/facts.ts';
import { portrayed } from './people.ts';

const id = getPeople()[0]?.id ?? '';
const words = { role: 'Weaver', portrait: 'A stand-in' };

it.each([
  ['portrait', 'Ada Rao', 'ada.jpg', 'portrait-', /Ada Rao/],
  ['eyes', 'Ada Rao', 'ada.jpg', 'eyes-', /Ada Rao/],
  ['portrait', 'Ada Rao', undefined, 'portrait-', /^A stand-in$/],
  ['eyes', undefined, 'ada.jpg', 'eyes-', /^A stand-in$/],
] as const)('shows the %s of %s with the photo %s', (shown, name, photo, file, alt) => {
  const { portrait, ...person } = portrayed({ id, name, photo }, words, 'en', shown);
  expect(portrait.src).toContain(`${file}${id}`);
  expect(portrait.alt).toMatch(alt);
  expect(person).toEqual({ role: 'Weaver', id, name });
});
