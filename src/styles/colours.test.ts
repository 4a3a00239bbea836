import { expect, it } from 'vitest';
import { colourOf } from './colours.ts';

it('reads a colour for each scheme, or one for both', () => {
  expect(colourOf('--silk', 'light')).not.toBe(colourOf('--silk', 'dark'));
  expect(colourOf('--zari', 'light')).toBe(colourOf('--zari', 'dark'));
});

it('knows --ink from --ink-soft', () => {
  expect(colourOf('--ink', 'light')).not.toBe(colourOf('--ink-soft', 'light'));
});

it('names a colour that is not there', () => {
  expect(() => colourOf('--mauve', 'light')).toThrow('has no colour "--mauve"');
  expect(() => colourOf('--measure', 'light')).toThrow('has no colour "--measure"');
});
