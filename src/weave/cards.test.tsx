// Cards say in holes what their texts say in letters, and a machine could read them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeadlineCard, LessonCard } from './cards.tsx';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { bitsOfByte, linesOf, spell } from './spell.ts';
import { cardColumns, cardGrid, halfColumns, type TypedCard, typedCard } from './typedCard.ts';

const samples = ['Orders come on WhatsApp.', 'Größe ±1 · 42 %', 'Ткань', 'कपड़ा 👩🏽‍🔧'.repeat(8)];
const text = fc.oneof(fc.constantFrom(...samples), fc.string({ unit: 'grapheme', maxLength: 120 }));

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

describe('a line of a card', () => {
  it('holds whole letters, and the lines together hold all of them', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 80 }), (text, most) => {
        const lines = linesOf(spell(text), most);
        expect(lines.flatMap(({ bytes }) => bytes)).toEqual(bytesOf(text));
        for (const { bytes, signs } of lines) {
          expect(bytesOf(signs.map(({ sign }) => sign).join(''))).toEqual(bytes);
        }
      }),
    );
  });
});

describe.each([
  ['a headline', HeadlineCard],
  ['a lesson', LessonCard],
])('the card of %s', (_, Card) => {
  it.each(samples)('has for "%s" a hole for each bit and every letter printed', (text) => {
    const html = markup(<Card spelling={spell(text)} />);
    const bits = bytesOf(text).flatMap((byte) => bitsOfByte.filter((bit) => byte & bit));
    expect(attributes(html, /data-holes/, 'd').map(pieces)).toEqual([bits.length]);
    const printed = [...html.matchAll(/<tspan[^>]*>([^<]+)/g)].map(([, sign]) => sign).join('');
    expect(printed).toBe(text.replace(/\s/g, ''));
  });
});

describe('a card that is typed on', () => {
  it('can be read back: the last eighty bytes of any text', () => {
    fc.assert(
      fc.property(text, (text) => {
        const bytes = bytesOf(text).slice(-cardColumns);
        expect(read(typedCard(text), bytes.length)).toEqual(bytes);
        expect(typedCard(text).column).toBe(bytes.length);
      }),
    );
  });

  it('prints each whole letter that it holds over its first byte, and no space', () => {
    fc.assert(
      fc.property(text, (text) => {
        const { signs, bytes } = spell(text);
        const gone = Math.max(0, bytes.length - cardColumns);
        const whole = signs.filter(({ sign, column }) => sign.trim() && column >= gone);
        const printed = typedCard(text).halves.flatMap(({ signs }, half) =>
          signs.map(({ sign, x }) => ({
            sign,
            column: gone + half * halfColumns + x / cardGrid.column - 0.5,
          })),
        );
        expect(printed).toEqual(whole);
      }),
    );
  });
});

/** Reads the holes as a machine would. */
function read({ halves }: TypedCard, columns: number): number[] {
  const bytes = Array<number>(columns).fill(0);
  halves.forEach(({ holes }, half) => {
    for (const [, x, y] of holes.matchAll(/M([\d.]+) ?(-?[\d.]+)v/g)) {
      const column = half * halfColumns + Math.floor(Number(x) / cardGrid.column);
      const row = Math.floor((Number(y) + 1) / cardGrid.row);
      bytes[column] = (bytes[column] ?? 0) + (bitsOfByte[row] ?? 0);
    }
  });
  return bytes;
}
