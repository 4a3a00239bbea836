import { expect, it } from 'vitest';
import { readDataFiles, readPortraits } from '#scripts/shared/content.ts';
import { checkContent } from '#src/content/check/gate.ts';
import { describeProblem } from '#src/content/check/problems.ts';

const { problems, missing } = checkContent(await readDataFiles(), await readPortraits());

it('content and locales have no problem', () => {
  expect(problems.map(describeProblem)).toEqual([]);
});

// No fault: the page shows the English word until somebody translates it.
it('every language has every word, or here is which it lacks', () => {
  const left = missing.map(({ file, field }) => `${file}: ${field}`);
  if (left.length > 0) console.warn(`These words are not translated yet:\n${left.join('\n')}`);
});
