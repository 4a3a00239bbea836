// The holes of cards encode their texts, and can be decoded again.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { all, attributes, drawn, subpaths } from '#tests/markup.ts';
import { HeadlineCard, LessonCard } from './cards.tsx';
import {
  bitsOfByte,
  cardColumns,
  cardGrid,
  halfColumns,
  lettersOf,
  spell,
  typedCard,
} from './spell.ts';

const samples = ['Orders come on WhatsApp.', 'Größe ±1 · 42 %', 'Ткань', 'कपड़ा 👩🏽‍🔧'.repeat(8)];
const text = fc.oneof(fc.constantFrom(...samples), fc.string({ unit: 'grapheme', maxLength: 120 }));

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

it('takes a text apart as a segmenter does, also where it does without one', () => {
  const segmenter = new Intl.Segmenter();
  const plain = fc.string({ unit: fc.integer({ min: 0, max: 0x530 }).map(String.fromCodePoint) });
  fc.assert(
    fc.property(fc.oneof(text, plain), (text) => {
      const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(lettersOf(text)).toEqual(graphemes);
    }),
  );
});

it.each(samples.flatMap((text) => [HeadlineCard, LessonCard].map((Card) => ({ text, Card }))))(
  'the $Card.name has for "$text" a hole for each bit and every letter printed',
  ({ text, Card }) => {
    const card = drawn(<Card spelling={spell(text)} />);
    const bits = bytesOf(text).flatMap((byte) => bitsOfByte.filter((bit) => byte & bit));
    expect(attributes(card, '[data-holes]', 'd').map(subpaths)).toEqual([bits.length]);
    const letters = all(card, 'tspan').map(({ textContent }) => textContent);
    expect(letters.join('')).toBe(text.replace(/\s/g, ''));
  },
);

it('can be read back as it is typed on: the last eighty bytes, and their whole letters', () => {
  fc.assert(
    fc.property(text, (text) => {
      const { halves, column } = typedCard(spell(text));
      const columnOf = (half: number, x: number) =>
        half * halfColumns + Math.floor(x / cardGrid.column);
      const bytes = Array<number>(column).fill(0);
      for (const [half, { holes }] of halves.entries()) {
        for (const [, x, y] of holes.matchAll(/M([\d.]+) ?(-?[\d.]+)v/g)) {
          const row = Math.floor((Number(y) + 1) / cardGrid.row);
          const place = columnOf(half, Number(x));
          bytes[place] = (bytes[place] ?? 0) + (bitsOfByte[row] ?? 0);
        }
      }
      expect(bytes).toEqual(bytesOf(text).slice(-cardColumns));
      const letters = halves.flatMap(({ signs }, half) =>
        signs.map(({ letter, x }) => [letter, columnOf(half, x)]),
      );
      const typed = spell(text).slice(-cardColumns);
      const whole = typed.flatMap(({ letter }, place) => (letter.trim() ? [[letter, place]] : []));
      expect(letters).toEqual(whole);
    }),
  );
});
