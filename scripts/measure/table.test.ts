import { expect, test } from 'vitest';
import { table } from './table.ts';

test('lines up names to the left and figures to the right', () => {
  expect(
    table(
      ['page', 'script'],
      [
        ['home', '4 KB'],
        ['contact', '66 KB'],
      ],
    ),
  ).toBe(['page     script', 'home       4 KB', 'contact   66 KB'].join('\n'));
});
