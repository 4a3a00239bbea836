import { expect, it } from 'vitest';
import { annotate } from './problems.ts';

const problem = {
  file: 'content/company.json',
  path: ['phone'],
  wrong: 'is 100% wrong',
  fix: 'Write it like +91 98765 43210.',
};
const company = `{
  "email": "a@loom.test",
  "phone": "0261",
  "places": [
    {
      "id": "india"
    }
  ]
}
`;

it('tells GitHub the file, the line and both lines of the message', () => {
  expect(annotate({ ...problem, file: 'content/a,b.json' }, company)).toBe(
    '::error file=content/a%2Cb.json,line=3::phone: is 100%25 wrong%0AWrite it like +91 98765 43210.',
  );
});

it.each([
  ['an entry that lacks a field', ['places', 0, 'country'], company, 5],
  ['a file that lacks a field', ['name'], company, 1],
  ['a file that is not there', [], '', 1],
])('finds the line of %s', (_, path, text, line) => {
  expect(annotate({ ...problem, path }, text)).toContain(`,line=${line}::`);
});

it('takes the line of broken JSON from the problem', () => {
  const broken = { ...problem, path: [], place: { line: 3, column: 11 } };
  expect(annotate(broken, company)).toContain(',line=3::line 3, column 11: is 100%25 wrong');
});
