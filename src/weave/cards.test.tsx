// The holes of cards encode their texts, and can be decoded again.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graphemesOf } from '#src/i18n/graphemesOf.ts';
import { attributes, drawn, punched } from '#tests/markup.ts';
import { HeadlineCard } from './cards.tsx';
import { cardColumns, cardGrid, spell, spellEnd, typedCard } from './spell.ts';

const samples = ['Orders come on WhatsApp.', 'Größe ±1 · 42 %', 'Ткань', 'कपड़ा 👩🏽‍🔧'.repeat(8)];
const texts = fc.oneof(
  fc.constantFrom(...samples),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

it('graphemes are those of a segmenter, also where none is used', () => {
  const segmenter = new Intl.Segmenter();
  const unit = fc.integer({ min: 0, max: 0x530 }).map(String.fromCodePoint);
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit })), (text) => {
      const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(graphemesOf(text)).toEqual(graphemes);
    }),
    { seed: 1 },
  );
});

it('a tape has all of its text, and each letter stands over the middle of its signs', () => {
  const placesOf = (text: string) => {
    const tape = drawn(<HeadlineCard text={text} />);
    return attributes(tape, 'tspan', 'x');
  };
  expect(placesOf('abc')).toEqual(['25%', '50%', '75%']);
  // Seven columns for six signs and the margins: at 1½, and at 4½.
  expect(placesOf('सॉफ़्ट')).toEqual(['21.43%', '64.29%']);
  const long = placesOf('o'.repeat(100));
  expect(long).toHaveLength(100);
  expect(Number.parseFloat(long.at(-1) ?? '')).toBeLessThan(100);
});

it('a card that is typed on shows the last eighty columns, and the letters that begin there', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const end = spell(text).slice(-cardColumns);
      const letters = end.map(({ letter }) => letter).filter((letter) => letter.trim());
      const { halves, column } = typedCard(spell(text));
      const signs = halves.flatMap((half) => half.signs);
      expect(halves.flatMap(readBytes)).toEqual(punched(text).slice(-cardColumns));
      expect(column).toBe(end.length);
      expect(signs.map(({ letter }) => letter)).toEqual(letters);
    }),
    { seed: 1 },
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

it('the end of a long text makes the same card as all of it, and is short', () => {
  const long = fc.array(texts, { size: 'large' }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(texts, long), (text) => {
      const end = spellEnd(text);
      expect(typedCard(end)).toEqual(typedCard(spell(text)));
      expect(end.length).toBeLessThanOrEqual(4 * cardColumns);
    }),
    { seed: 1 },
  );
});
