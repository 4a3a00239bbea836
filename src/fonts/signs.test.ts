import { expect, it } from 'vitest';
import { type Face, faces, facesOf, type Role } from './faces.ts';
import { fontFaces } from './fontFaces.ts';
import { cutFontFiles } from './fontFiles.ts';
import { canBeWritten, charactersOf, extraFilesOf, openFont, sourceOf } from './signs.ts';

const words = 'Größe, año, œuvre, Ткань, कपड़ा';
const foreign = 'Łukasz Nguyễn, ₹ 500 → सूत्र Иван';

it.each<Role>(['Display', 'Text', 'Mono'])('%s can write names, prices and arrows', (role) => {
  const signs = 'ŁukaszNguyễnĐặngŐčİ₹€£₽→←↑↓↗≥≤✓×−№ҚӘДжसूत्र';
  expect([...signs].filter((sign) => sourceOf(role, sign) === undefined)).toEqual([]);
});

it.each<[Role, string, family: string]>([
  ['Display', 'Ł', 'Noto Serif Display'],
  ['Display', '→', 'Onest'],
  ['Mono', '₹', 'Noto Sans Devanagari'],
])('%s takes %s from its own family, or from those of the text: %s', (role, sign, family) => {
  expect(sourceOf(role, sign)?.family).toBe(family);
});

it('no font is asked for spaces and marks that browsers make themselves', () => {
  expect(['\n', '\u00ad', '\u2009', '\u2011', '\u202f'].every(canBeWritten)).toBe(true);
  expect(['★', '絲', '🎉', '፣', 'ა'].some(canBeWritten)).toBe(false);
});

it.each<[Role, Face['script'], holds: string, only: RegExp]>([
  ['Text', 'latin', 'AaßéÉñœ%«', /^[^\p{Script=Cyrillic}\p{Script=Devanagari}]+$/u],
  ['Mono', 'cyrillic', 'ТкЯя№', /^[\p{Script=Cyrillic}№]+$/u],
  ['Display', 'devanagari', 'कपड़॰', /^[\p{Script_Extensions=Devanagari}\u200c\u200d]+$/u],
])(
  '%s in %s holds letters in both cases, and none of another script',
  (role, script, holds, only) => {
    const face = faces.find((face) => face.role === role && face.script === script) as Face;
    const own = charactersOf(face, words + foreign);
    expect([...holds].filter((sign) => !own.includes(sign))).toEqual([]);
    expect(own).toMatch(only);
    expect(own).not.toMatch(/[Łễ₹→]/);
  },
);

it.each(['en', 'hi', 'ru'] as const)(
  'in "%s" foreign names and prices have files of their own',
  async (lang) => {
    const cut = await cutFontFiles({ everywhere: words + foreign, in: () => words + foreign });
    const files = cut.get(lang) ?? [];
    for (const { bytes, characters = '' } of files) {
      const { characterSet } = openFont(bytes);
      const lost = [...characters].filter(
        (sign) => !characterSet.includes(sign.codePointAt(0) ?? 0),
      );
      expect(lost).toEqual([]);
    }
    for (const role of new Set(facesOf(lang).map(({ role }) => role))) {
      const extra = extraFilesOf(lang, words + foreign).filter((extra) => extra.role === role);
      const signs = extra.map(({ characters }) => characters).join('');
      expect(signs).toMatch(/Ł.*ễ.*₹.*→|/);
      // Letters of another script come in an extra file, those of the page's own script do not.
      expect([signs.includes('И'), signs.includes('त')]).toEqual([lang !== 'ru', lang !== 'hi']);
    }
    // They stand after the faces, for their signs alone.
    const [last] = fontFaces(files)
      .split('@font-face')
      .filter((rule) => rule.includes('url('))
      .slice(-1);
    expect(last).toMatch(/unicode-range:U\+/);
  },
);
