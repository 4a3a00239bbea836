import { expect, it } from 'vitest';
import { colourOf } from './colours.ts';

it('reads a colour for each scheme, or one for both, and tells names apart that begin alike', () => {
  expect(colourOf('--silk', 'light')).not.toBe(colourOf('--silk', 'dark'));
  expect(colourOf('--zari', 'light')).toBe(colourOf('--zari', 'dark'));
  expect(colourOf('--ink', 'light')).not.toBe(colourOf('--ink-soft', 'light'));
});
