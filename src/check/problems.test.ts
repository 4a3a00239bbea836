import { expect, it } from 'vitest';
import { annotate } from './problems.ts';

it('tells GitHub the file, and both lines of the message', () => {
  const problem = { file: 'a,b.json', path: ['phone'], wrong: 'is 100% wrong', fix: 'Write it.' };
  expect(annotate(problem)).toBe('::error file=a%2Cb.json::phone: is 100%25 wrong%0AWrite it.');
});
