import { expect, it } from 'vitest';
import { directionOf, languageCodes, languageOf } from './languages.ts';
import { countWords, isJoined, isRightToLeft } from './letters.ts';

it('takes anything but its languages for English', () => {
  expect(languageCodes.map(languageOf)).toEqual(languageCodes);
  const odd = [undefined, null, '', 'EN', 'de-AT', '__proto__', 'x-default', {}, ['de']];
  expect(new Set(odd.map(languageOf))).toEqual(new Set(['en']));
});

it('knows which way a language is written', () => {
  expect(['en', 'hi', 'ar', 'he'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
});

it('tells how the letters of a text are set', () => {
  expect(['Thread', 'Нить', 'सूत्र', 'خيط'].map(isJoined)).toEqual([false, false, true, true]);
  expect(['Thread', 'सूत्र', 'خيط', 'חוט'].map(isRightToLeft)).toEqual([false, false, true, true]);
});

it.each([
  ['It held the business together.', 5],
  ['Прошлое — в таблицах, и 2 из них…', 7],
  ['पुराने ऑर्डर कई फ़ाइलों में थे।', 6],
])('counts words as readers do, and no dash that stands alone: "%s"', (text, count) => {
  expect(countWords(text)).toBe(count);
});
