import { expect, test } from 'vitest';
import { shortened, shortNames } from './shortProperties.ts';

const page =
  '<style>:root{--silk:#fff;--silk-deep:#eee}p{color:var(--silk-deep,var(--silk))}</style>' +
  '<path stroke="var(--silk)"></path><p>--silk stays in what is read</p>';

test('shortens a property wherever it is set and used, and nowhere else', () => {
  expect(shortened(page, shortNames([page]))).toBe(
    '<style>:root{--a:#fff;--b:#eee}p{color:var(--b,var(--a))}</style>' +
      '<path stroke="var(--a)"></path><p>--silk stays in what is read</p>',
  );
});

test('leaves a property alone that no page sets', () => {
  const css = '<style>p{color:var(--from-elsewhere,red)}</style>';
  expect(shortened(css, shortNames([css]))).toBe(css);
});

test('calls a property the same on every page', () => {
  const other = '<style>:root{--ink:#000;--silk:#fff}</style>';
  expect(shortNames([page, other])).toEqual(shortNames([other, page]));
});
