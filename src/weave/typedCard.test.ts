import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { getWords } from '#src/content/load/words.ts';
import { contactWords } from '#src/content/schema/contact.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { type TypedCard, typedCard } from './typedCard.ts';

/** Reads the holes of a card as a machine would. */
function read({ halves }: TypedCard): string {
  const bytes: number[] = [];
  halves.forEach(({ holes }, half) => {
    for (const [, x, y] of holes.matchAll(/M([\d.]+) ?(-?[\d.]+)v/g)) {
      const column = half * 40 + (Number(x) - 5) / 10;
      const bit = (Number(y) + 0.8 - 4) / 8;
      bytes[column] = (bytes[column] ?? 0) | (128 >> bit);
    }
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

it.each(['Orders come on WhatsApp.', 'Größe ±1 · 42 %', 'Ткань', 'कपड़ा 👩🏽‍🔧'])(
  'the holes of "%s" can be read back',
  (text) => {
    const card = typedCard(text);
    expect(read(card)).toBe(text);
    expect(card.column).toBe(new TextEncoder().encode(text).length);
  },
);

it('keeps the last eighty bytes of a long message', () => {
  const text =
    'All night the loom went on, and in the morning nobody could say what it had been told. ';
  const card = typedCard(text.repeat(3));
  expect(read(card)).toBe(text.repeat(3).slice(-80));
  expect(card.column).toBe(80);
});

it('prints each sign over its first byte, and none for a space', () => {
  const [first] = typedCard('a é सू').halves;
  expect(first?.signs).toEqual([
    { sign: 'a', x: 5 },
    { sign: 'é', x: 25 },
    { sign: 'सू', x: 55 },
  ]);
});

it('prints no part of a sign that the card no longer holds whole', () => {
  const [first] = typedCard(`सू${'a'.repeat(75)}`).halves;
  expect(first?.signs[0]).toEqual({ sign: 'a', x: 55 });
});

it('is empty before anything is typed', () => {
  expect(typedCard('')).toEqual({
    halves: [
      { holes: '', signs: [] },
      { holes: '', signs: [] },
    ],
    column: 0,
  });
});

it.each(languageCodes)('spells the headline in "%s" in less than 1.6 KB', (lang) => {
  const { heading } = getWords(lang, 'contact', contactWords).intro;
  const card = typedCard(heading);
  const last = [...heading].reduceRight(
    (kept, sign) => (new TextEncoder().encode(sign + kept).length > 80 ? kept : sign + kept),
    '',
  );
  expect(read(card).endsWith(last)).toBe(true);
  expect(brotliCompressSync(JSON.stringify(card)).length).toBeLessThan(1_600);
});
