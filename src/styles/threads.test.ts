import { expect, it } from 'vitest';
import { thread } from './threads.ts';

it('reads a colour for each scheme, or one for both', () => {
  expect(thread('--silk', 'light')).not.toBe(thread('--silk', 'dark'));
  expect(thread('--zari', 'light')).toBe(thread('--zari', 'dark'));
});

it('knows --ink from --ink-soft', () => {
  expect(thread('--ink', 'light')).not.toBe(thread('--ink-soft', 'light'));
});

it('names a colour that is not there', () => {
  expect(() => thread('--mauve', 'light')).toThrow('has no colour "--mauve"');
  expect(() => thread('--measure', 'light')).toThrow('has no colour "--measure"');
});
