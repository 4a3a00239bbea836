import { expect, it } from 'vitest';
import { englishContent } from '#src/content/load/content.ts';
import { portrayedPeople } from './portrayedPeople.ts';

const content = englishContent();
const [person] = content.people;

it.each([
  ['Ada Rao', 'ada.jpg', /Ada Rao/],
  ['Ada Rao', undefined, /^A stand-in$/],
  [undefined, 'ada.jpg', /^A stand-in$/],
])('describes the picture of %s with the photo %s by %s', (name, photo, alt) => {
  const changed = { ...person, id: person?.id ?? '', portrait: 'A stand-in', name, photo };
  const people = [changed as (typeof content.people)[number]];
  expect(portrayedPeople({ ...content, people })[0]?.portrait.alt).toMatch(alt);
});
