import { expect, it } from 'vitest';
import { colourOf, schemesIn } from './colours.ts';

it('reads a colour for each scheme, or one for both, and tells names apart that begin alike', () => {
  expect(colourOf('--silk', 'light')).not.toBe(colourOf('--silk', 'dark'));
  expect(colourOf('--zari', 'light')).toBe(colourOf('--zari', 'dark'));
  expect(colourOf('--ink', 'light')).not.toBe(colourOf('--ink-soft', 'light'));
});

it.each([
  ['one', ':root { --ink: #111111; }'],
  [
    'three',
    ['#111111', '#eeeeee', '#dddddd'].join('@media screen and (prefers-color-scheme: dark)'),
  ],
  [
    'an unknown spelling of two',
    '@media screen and (prefers-color-scheme:dark){:root{--ink:#eee}}',
  ],
])('stops at a style sheet of %s in place of two schemes', (_, css) => {
  expect(() => schemesIn(css)).toThrow(
    /^src\/styles\/tokens\.css has no dark scheme that can be told from the light one\.\nBegin it, once, with "@media/,
  );
});
