import { expect, it } from 'vitest';
import { keepTogether } from './keepTogether.ts';

const joined = '-\u2060';

it('joins the halves of a Russian word, and of no other', () => {
  expect(keepTogether('Кто-то пишет по-своему, веб-аналитик — по-\nчему', 'ru')).toBe(
    `Кто${joined}то пишет по${joined}своему, веб-аналитик — по-\nчему`,
  );
});

it('joins repeated words in Hindi, and no addresses', () => {
  expect(keepTogether('एक-एक करके, e-mail', 'hi')).toBe(`एक${joined}एक करके, e-mail`);
});

it('leaves other languages alone', () => {
  expect(keepTogether('follow-up', 'en')).toBe('follow-up');
});
