import { expect, it } from 'vitest';
import { countWords, isJoined, isRightToLeft } from './letters.ts';

it('counts words as readers do, and no dash that stands alone', () => {
  expect(countWords('It held the business together.')).toBe(5);
  expect(countWords('Прошлое — в таблицах, и 2 из них…')).toBe(7);
  expect(countWords('पुराने ऑर्डर कई फ़ाइलों में थे।')).toBe(6);
  expect(countWords(' ')).toBe(0);
});

it('tells how the letters of a text are set', () => {
  expect(['Thread', 'Нить', 'सूत्र', 'خيط'].map(isJoined)).toEqual([false, false, true, true]);
  expect(['Thread', 'सूत्र', 'خيط', 'חוט'].map(isRightToLeft)).toEqual([false, false, true, true]);
});
