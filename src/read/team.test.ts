import { expect, it } from 'vitest';
import { getTeam } from './team.ts';

it.each([
  ['en', 'hybrid'],
  ['es', 'híbrida'],
  ['fr', 'hybride'],
  ['hi', 'हाइब्रिड'],
  ['de', 'hybrid'],
  ['ru', 'гибридном'],
] as const)('in "%s" some of the team work hybrid', (lang, hybrid) => {
  const { heading, text } = getTeam(lang).crowd;
  expect(`${heading} ${text}`).toContain(hybrid);
});
