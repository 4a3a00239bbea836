import { expect, it } from 'vitest';
import { countWords, isDevanagari } from './letters.ts';

it('knows the letters of Hindi', () => {
  expect(['Thread', 'Нить', 'सूत्र'].map(isDevanagari)).toEqual([false, false, true]);
});

it('counts words as readers do, and no dash that stands alone', () => {
  expect(['Прошлое — в таблицах…', 'पुराने ऑर्डर कई'].map(countWords)).toEqual([3, 3]);
});
