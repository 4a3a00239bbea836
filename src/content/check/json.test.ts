import { expect, it } from 'vitest';
import { syntaxProblem } from './json.ts';

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, '"b"', /^Add the missing comma/],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1, '}', /no comma before a closing bracket/],
  ['a missing value', '{"a": , "b": 1}', 1, 7, ',', /^Add the missing value/],
  ['a missing colon', '{"a" 1}', 1, 6, '1', /^Add the missing colon/],
  ['a name without quotes', '{1: 2}', 1, 2, '1', /^Write names in double quotes/],
  ['a missing brace', '{"a": {"b": 1}', 1, 15, 'its end', /^Close each \{/],
  ['a missing bracket', '[1', 1, 3, 'its end', /^Close each \[/],
  ['the wrong bracket', '{"a": [1}', 1, 9, '}', /close the open bracket/],
  ['a bracket too many', '{"a": 1}}', 1, 9, '}', /^Remove what follows/],
  ['an empty file', ' \n', 2, 1, 'its end', /^Add the missing value/],
  ['curly quotes', '{“a”: 1}', 1, 2, '“a”', /straight " quotes/],
  ['a word without quotes', '{"a": Surat}', 1, 7, 'Surat', /straight " quotes/],
  ['a text without an end', '{"a": "b\n}', 1, 7, '"b', /^End the text/],
  ['a tab in a text', '{"a": "b\tc"}', 1, 7, '"b\tc"', /^End the text/],
  ['a stray backslash', '{"a": "\\x"}', 1, 7, '"\\x"', /for a backslash/],
  ['a comma in a number', '{"a": 1,450,\n"b": 1}', 1, 9, '450', /without separators/],
  ['a space in a number', '{"a": 1 450}', 1, 9, '450', /no separators/],
  ['a number that ends in its point', '{"a": 1.}', 1, 7, '1.', /^Write digits/],
  ['a quote in a text', '{"a": "say "yes" now"}', 1, 13, 'yes', /a quote inside a text/],
  ['a comment', '{"a": 1, // why\n"b": 2}', 1, 10, '// why', /no comments/],
  ['Windows line ends', '{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3, '"b"', /^Add the missing comma/],
])('says where there is %s, and what to do', (_, source, line, column, token, fix) => {
  expect(syntaxProblem(source)).toEqual({
    path: [],
    place: { line, column },
    wrong: `is not valid JSON at ${token}`,
    fix: expect.stringMatching(fix),
  });
});

it('says where a field stands for the second time', () => {
  expect(syntaxProblem('{"a": 1,\n "a": 2}')).toEqual({
    path: [],
    place: { line: 2, column: 2 },
    wrong: 'is not valid JSON with "a" twice',
    fix: 'Remove or rename one of the two.',
  });
});

it.each([
  ['brackets', '['.repeat(20_000)],
  ['groups', '{"a":'.repeat(20_000)],
  ['brackets that are closed', '['.repeat(20_000) + ']'.repeat(20_000)],
])('says so where there are thousands of %s inside each other', (_, source) => {
  expect(syntaxProblem(source)).toEqual({
    path: [],
    wrong: 'has more than 50 nested brackets',
    fix: 'Restore the file; git has it.',
  });
});

it('takes brackets in texts for what they are', () => {
  expect(syntaxProblem(`{"a": "\\"${'['.repeat(20_000)}"}`)).toBeUndefined();
});
