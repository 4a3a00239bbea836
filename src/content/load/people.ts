import { type Person, peopleFacts } from '#src/content/schema/people.ts';
import { factsFile } from './files.ts';

export function getPeople(): Person[] {
  return factsFile('people', peopleFacts).people;
}
