import { expect, it } from 'vitest';
import { syntaxProblem } from './json.ts';

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma is missing before "b"'],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1, 'something is missing before }'],
  ['a missing value', '{"a": , "b": 1}', 1, 7, 'something is missing before ,'],
  ['a missing colon', '{"a" 1}', 1, 6, 'a colon is missing'],
  ['a name without quotes', '{1: 2}', 1, 2, '1 is not a name'],
  ['a missing brace', '{"a": {"b": 1}', 1, 15, 'it ends too early'],
  ['the wrong bracket', '{"a": [1}', 1, 9, '} closes nothing'],
  ['a bracket too many', '{"a": 1}}', 1, 9, 'something follows the end'],
  ['an empty file', ' \n', 2, 1, 'it says nothing'],
  ['curly quotes', '{“a”: 1}', 1, 2, 'no straight double quote'],
  ['a word without quotes', '{"a": Surat}', 1, 7, 'Surat is not a value'],
  ['a text without an end', '{"a": "b\n}', 1, 7, 'the text "b has no end or a character that'],
  ['a field that stands twice', '{"a": 1,\n "a": 2}', 2, 2, '"a" stands there twice'],
  ['a comma in a number', '{"a": 1,450,\n"b": 1}', 1, 9, 'a number is cut in two before 450'],
  ['a space in a number', '{"a": 1 450}', 1, 9, 'cut in two before 450'],
  ['a quote in a text', '{"a": "say "yes" now"}', 1, 13, 'a quote ends the text before yes'],
  ['a comment', '{"a": 1, // why\n"b": 2}', 1, 10, '// why is a comment'],
  ['Windows line ends', '{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3, 'a comma is missing before "b"'],
])('says where there is %s', (_, source, line, column, wrong) => {
  const [path, message, fix] = syntaxProblem(source) ?? [];
  expect(path).toEqual([`line ${line}, column ${column}`]);
  expect(message).toContain(wrong);
  expect(fix).toMatch(/^[A-Z].+\.$/);
});

it('says which bracket of which line to close', () => {
  expect(syntaxProblem('{\n"a": [1}')?.[2]).toBe('First close the [ of line 2 with a ].');
});
