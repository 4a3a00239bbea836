import { expect, it } from 'vitest';
import { getPeople } from '#src/content/load/facts.ts';
import { getTeam } from './team.ts';

it.each([0, 1, 2])('knows the founder at place %i, and keeps the order of the file', (place) => {
  const founder = getPeople().filter(({ id }) => id === 'founder');
  const others = getPeople().filter(({ id }) => id !== 'founder');
  const leaders = [...others.slice(0, place), ...founder, ...others.slice(place)];
  const { people } = getTeam('en', leaders).intro;
  expect(people.map(({ id }) => id)).toEqual(leaders.map(({ id }) => id));
  expect(people.map(({ isFounder }) => isFounder)).toEqual([0, 1, 2].map((at) => at === place));
});
