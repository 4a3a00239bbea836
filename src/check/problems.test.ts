import { expect, it } from 'vitest';
import { annotate } from './problems.ts';

const problem = { file: 'a,b.json', path: [], wrong: 'is 100% wrong', fix: 'Write it.' };
const text = `{
  "phone": "0261",
  "places": [
    {
      "id": "india"
    }
  ]
}
`;

it.each([
  ['a field', { path: ['phone'] }, 2, 'phone'],
  ['an entry that lacks a field', { path: ['places', 0, 'country'] }, 4, 'places[0].country'],
  ['a file that lacks a field', { path: ['name'] }, 1, 'name'],
])('tells GitHub the line of %s, and both lines of the message', (_, where, line, field) => {
  expect(annotate({ ...problem, ...where }, text)).toBe(
    `::error file=a%2Cb.json,line=${line}::${field}: is 100%25 wrong%0AWrite it.`,
  );
});
