import { expect, it } from 'vitest';
import { isDevanagari } from './letters.ts';

it('knows the letters of Hindi', () => {
  expect(['Thread', 'Нить', 'सूत्र'].map(isDevanagari)).toEqual([false, false, true]);
});
