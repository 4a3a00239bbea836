import { type PeopleFacts, type Person, peopleFacts } from '#src/content/schema/people.ts';
import { factsFile } from './files.ts';

export function getPeople(): Person[] {
  return factsFile('people', peopleFacts).people;
}

/** What the leaders' page shows of each of them. */
export function shownOfLeaders(): PeopleFacts['leaders'] {
  return factsFile('people', peopleFacts).leaders;
}
