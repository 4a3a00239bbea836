// The holes of cards encode their texts, and can be decoded again.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { all, attributes, drawn, subpaths } from '#tests/markup.ts';
import { HeadlineCard, LessonCard } from './cards.tsx';
import { cardColumns, cardGrid, lettersOf, spell, spellEnd, typedCard } from './spell.ts';

const samples = ['Orders come on WhatsApp.', 'Größe ±1 · 42 %', 'Ткань', 'कपड़ा 👩🏽‍🔧'.repeat(8)];
const texts = fc.oneof(
  fc.constantFrom(...samples),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

it('takes a text apart as a segmenter does, also where it does without one', () => {
  const segmenter = new Intl.Segmenter();
  const unit = fc.integer({ min: 0, max: 0x530 }).map(String.fromCodePoint);
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit })), (text) => {
      const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(lettersOf(text)).toEqual(graphemes);
    }),
  );
});

it.each(samples)('cards have for "%s" a hole for each bit, and lessons their letters', (text) => {
  const bytes = bytesOf(text).map((byte) => byte.toString(2));
  const bits = bytes.join('').replaceAll('0', '');
  for (const Card of [HeadlineCard, LessonCard]) {
    const card = drawn(<Card spelling={spell(text)} />);
    expect(attributes(card, '[data-holes]', 'd').map(subpaths)).toEqual([bits.length]);
  }
  const lesson = drawn(<LessonCard spelling={spell(text)} />);
  const letters = all(lesson, 'tspan').map(({ textContent }) => textContent);
  expect(letters.join('')).toBe(text.replace(/\s/g, ''));
});

it('can be read back as it is typed on: the last eighty bytes, and their whole letters', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const letters = spell(text)
        .map(({ letter }) => letter)
        .slice(-cardColumns);
      const { halves, column } = typedCard(spell(text));
      const signs = halves.flatMap((half) => half.signs);
      expect(halves.flatMap(readBytes)).toEqual(bytesOf(text).slice(-cardColumns));
      expect(column).toBe(letters.length);
      expect(signs.map(({ letter }) => letter)).toEqual(letters.filter((letter) => letter.trim()));
    }),
  );
});

/** The bytes that are punched into a half of a card. */
function readBytes({ holes }: { holes: string }): number[] {
  const bytes: number[] = [];
  for (const [, x, y] of holes.matchAll(/M([\d.]+) ?(-?[\d.]+)v/g)) {
    const column = Math.floor(Number(x) / cardGrid.column);
    const row = Math.floor((Number(y) + 1) / cardGrid.row);
    bytes[column] = (bytes[column] ?? 0) + (128 >> row);
  }
  return bytes;
}

it('shows of a long text what it would show of the whole, and spells no more than that', () => {
  const long = fc.array(texts, { size: 'large' }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(texts, long), (text) => {
      const end = spellEnd(text);
      expect(typedCard(end)).toEqual(typedCard(spell(text)));
      expect(end.length).toBeLessThanOrEqual(6 * cardColumns);
    }),
  );
});
