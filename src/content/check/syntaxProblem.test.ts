import { expect, it } from 'vitest';
import { syntaxProblem } from './syntaxProblem.ts';

const straight = 'Put texts between straight " quotes.';

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, '"b"', 'Add the missing comma'],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1, '}', 'Write names in double quotes'],
  ['a missing value', '{"a": , "b": 1}', 1, 7, ',', 'Add the missing value'],
  ['a missing colon', '{"a" 1}', 1, 6, '1', 'Add the missing colon'],
  ['a missing brace', '{"a": {"b": 1}', 1, 15, 'its end', 'Close each {'],
  ['a missing bracket', '[1', 1, 3, 'its end', 'Close each ['],
  ['a bracket too many', '{"a": 1}}', 1, 9, '}', 'Remove what follows'],
  ['curly quotes', '{“a”: 1}', 1, 2, '“a”', straight],
  ['a text without an end', '{"a": "b\n}', 1, 7, '"b', 'End the text'],
  ['a tab in a text', '{"a": "b\tc"}', 1, 7, '"b\tc"', 'End the text'],
  ['a stray backslash', '{"a": "\\x"}', 1, 7, '"\\x"', 'Write \\\\ for a backslash'],
  ['a number that ends in its point', '{"a": 1.}', 1, 7, '1.', 'Write digits'],
  ['a comment', '{"a": 1, // why\n"b": 2}', 1, 10, '// why', 'Remove it: JSON has no comments.'],
  ['a mark and Windows line ends', '\uFEFF{\r\n"a" 1}', 2, 5, '1', 'Add the missing colon'],
])('says where there is %s, and what to do', (_, source, line, column, token, fix) => {
  expect(syntaxProblem(source)).toEqual({
    path: [],
    position: { line, column },
    wrong: `is not valid JSON at ${token}`,
    fix: expect.stringContaining(fix),
  });
});

it('says where a field stands for the second time', () => {
  expect(syntaxProblem('{"a": 1,\n "a": 2}')).toMatchObject({
    position: { line: 2, column: 2 },
    wrong: 'is not valid JSON with "a" twice',
    fix: 'Remove or rename one of the two.',
  });
});

it('says so where there are thousands of brackets inside each other, unless in a text', () => {
  const brackets = '['.repeat(20_000);
  expect(syntaxProblem(brackets)?.wrong).toBe('has more than 50 nested brackets');
  expect(syntaxProblem(`{"a": "\\"${brackets}"}`)).toBeUndefined();
});

it('reads a text of ten million characters', () => {
  expect(syntaxProblem(`{"a": "${'x'.repeat(10_000_000)}"}`)).toBeUndefined();
});
