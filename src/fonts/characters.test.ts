import { create, type Font } from 'fontkitten';
import { expect, it } from 'vitest';
import { isSupported, sourceOf } from './characters.ts';
import { makeFontFiles } from './makeFontFiles.ts';

const words = 'Größe, año, œuvre, Ткань, कपड़ा';
const foreign = 'Łukasz Nguyễn, ₹ 500 → सूत्र Иван';
const files = await makeFontFiles({ everywhere: words, in: () => words + foreign, quoted: 'Жк' });

it.each(['Display', 'Text', 'Mono'] as const)('%s can write names, prices and arrows', (role) => {
  const characters = 'ŁukaszNguyễnĐặngŐčİ₹€£₽→←↑↓↗≥≤✓×−№ҚӘДжसूत्र';
  expect([...characters].filter((char) => sourceOf(role, char) === undefined)).toEqual([]);
});

it('spaces and marks that browsers make themselves need no font, and other characters do', () => {
  expect(['\n', '\u00ad', '\u2009', '\u2011', '\u202f'].every(isSupported)).toBe(true);
  expect(['★', '絲', '🎉', '፣', 'ა'].some(isSupported)).toBe(false);
});

it('every file draws its characters, and says whose it is and under which licence', () => {
  for (const { name, bytes, characters = '' } of [...files.values()].flat()) {
    const font = create(Buffer.from(bytes)) as Font;
    const drawn = new Set(String.fromCodePoint(...font.characterSet));
    expect(drawn.isSupersetOf(new Set(characters)), name).toBe(true);
    expect(font.copyright, name).toMatch(/^Copyright 20\d\d /);
    expect(font.getName('licenseURL')).toMatch(/\b(scripts\.sil\.org\/OFL|openfontlicense\.org)$/);
  }
});
