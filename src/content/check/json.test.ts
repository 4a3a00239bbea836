import { expect, it } from 'vitest';
import { syntaxProblem } from './json.ts';

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma is missing before "b"'],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1, '} is not a name'],
  ['a missing value', '{"a": , "b": 1}', 1, 7, 'a value is missing before ,'],
  ['a missing colon', '{"a" 1}', 1, 6, 'a colon is missing before 1'],
  ['a name without quotes', '{1: 2}', 1, 2, '1 is not a name'],
  ['a missing brace', '{"a": {"b": 1}', 1, 15, 'it ends too early'],
  ['a missing bracket', '[1', 1, 3, 'it ends too early'],
  ['the wrong bracket', '{"a": [1}', 1, 9, 'a comma is missing before }'],
  ['a bracket too many', '{"a": 1}}', 1, 9, '} follows the end'],
  ['an empty file', ' \n', 2, 1, 'a value is missing before the end'],
  ['curly quotes', '{“a”: 1}', 1, 2, '“a” is not a value'],
  ['a word without quotes', '{"a": Surat}', 1, 7, 'Surat is not a value'],
  ['a text without an end', '{"a": "b\n}', 1, 7, 'the text "b has no end'],
  ['a tab in a text', '{"a": "b\tc"}', 1, 7, 'has a character that must not stand in it'],
  ['a stray backslash', '{"a": "\\x"}', 1, 7, 'has a wrong \\'],
  ['a field that stands twice', '{"a": 1,\n "a": 2}', 2, 2, '"a" stands there twice'],
  ['a comma in a number', '{"a": 1,450,\n"b": 1}', 1, 9, '450 is not a name'],
  ['a space in a number', '{"a": 1 450}', 1, 9, 'a comma is missing before 450'],
  ['a number that ends in its point', '{"a": 1.}', 1, 7, '1. is not a whole number'],
  ['a quote in a text', '{"a": "say "yes" now"}', 1, 13, 'yes is not a value'],
  ['a comment', '{"a": 1, // why\n"b": 2}', 1, 10, '// why is a comment'],
  ['Windows line ends', '{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3, 'a comma is missing before "b"'],
])('says where there is %s', (_, source, line, column, wrong) => {
  const [path, message, fix] = syntaxProblem(source) ?? [];
  expect(path).toEqual([`line ${line}, column ${column}`]);
  expect(message).toContain(wrong);
  expect(fix).toMatch(/^[A-Z].+\.$/);
});

it.each([
  ['brackets', '['.repeat(20_000)],
  ['groups', '{"a":'.repeat(20_000)],
  ['brackets that are closed', '['.repeat(20_000) + ']'.repeat(20_000)],
])('says so where there are thousands of %s inside each other', (_, source) => {
  expect(syntaxProblem(source)).toEqual([
    [],
    'has more than 50 brackets inside each other',
    'Put back the file as it was; git has it.',
  ]);
});

it('takes brackets in texts for what they are', () => {
  expect(syntaxProblem(`{"a": "\\"${'['.repeat(20_000)}"}`)).toBeUndefined();
});
