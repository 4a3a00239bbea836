import { expect, it } from 'vitest';
import { directionOf } from './languages.ts';
import { countWords, isJoined, isRightToLeft } from './letters.ts';

it('knows which way a language is written, and how the letters of a text are set', () => {
  expect(['en', 'hi', 'ar', 'he'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
  expect(['Thread', 'Нить', 'सूत्र', 'خيط'].map(isJoined)).toEqual([false, false, true, true]);
  expect(['Thread', 'सूत्र', 'خيط', 'חוט'].map(isRightToLeft)).toEqual([false, false, true, true]);
});

it('counts words as readers do, and no dash that stands alone', () => {
  expect(['Прошлое — в таблицах…', 'पुराने ऑर्डर कई'].map(countWords)).toEqual([3, 3]);
});
