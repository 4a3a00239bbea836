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

it('joins letters and their noun in German, and no other halves', () => {
  expect(keepTogether('E-Mail-App, KI-Assistent, SKI-Mail', 'de')).toBe(
    `E${joined}Mail-App, KI${joined}Assistent, SKI-Mail`,
  );
});

it("keeps what follows a job's title in the line of its last word", () => {
  expect(keepTogether('Visual Designer (m/w/d)', 'de')).toBe('Visual Designer\u00a0(m/w/d)');
  expect(keepTogether('Ingénieur machine learning (H/F)', 'fr')).toContain('learning\u00a0(H/F)');
});

it('leaves other words alone', () => {
  for (const text of ['follow-up', 'Surat (and/or remote)', '24 (18/42)']) {
    expect(keepTogether(text, 'en')).toBe(text);
  }
});
