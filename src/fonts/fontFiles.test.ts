import { expect, it } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { type Face, faces, facesOf, labelRoleOf } from './faces.ts';
import { fontFaces } from './fontFaces.ts';
import { cutFace, cutFontFiles } from './fontFiles.ts';
import { charactersOf, extraFilesOf, openFont } from './signs.ts';

const words = 'Größe, año, œuvre, Ткань, कपड़ा';
const foreign = 'Łukasz Nguyễn, ₹ 500 → सूत्र Иван';

const faceOf = (role: Face['role'], script: Face['script']) =>
  faces.find((face) => face.role === role && face.script === script) as Face;

it.each<[Face['role'], Face['script'], holds: string, only: RegExp]>([
  ['Text', 'latin', 'AaßéÉñœ%«', /^[^\p{Script=Cyrillic}\p{Script=Devanagari}]+$/u],
  ['Mono', 'cyrillic', 'ТкЯя№', /^[\p{Script=Cyrillic}№]+$/u],
  ['Display', 'devanagari', 'कपड़', /^[\p{Script_Extensions=Devanagari}\u200c\u200d]+$/u],
])(
  '%s in %s holds letters in both cases, and nothing of another script',
  (role, script, holds, only) => {
    const own = charactersOf(faceOf(role, script), words);
    for (const sign of holds) expect(own).toContain(sign);
    expect(own).toMatch(only);
    // What a family lacks or another script has comes in a file of its own.
    expect(charactersOf(faceOf(role, script), `${words}Łễ₹→`)).toBe(own);
  },
);

it.each(languageCodes)(
  'a name or a price in other letters is set in every role in "%s"',
  (lang) => {
    const extras = extraFilesOf(lang, words + foreign);
    for (const { role } of facesOf(lang)) {
      const extra = extras
        .filter((extra) => extra.role === role)
        .map(({ characters }) => characters);
      const own = faces.filter((face) => face.role === role);
      const set = [...extra, ...own.map((face) => charactersOf(face, words + foreign))].join('');
      for (const sign of 'ŁukaszNguyễn₹500→') expect(set, role).toContain(sign);
      // Letters of another script come in an extra file, those of the page's own script do not.
      expect(extra.some((characters) => characters.includes('И'))).toBe(lang !== 'ru');
      expect(extra.some((characters) => characters.includes('त'))).toBe(lang !== 'hi');
    }
  },
);

it('what a page quotes in other letters needs a file in Text alone', () => {
  expect(extraFilesOf('en', words.slice(0, 5), 'Ж').map(({ role }) => role)).toEqual(['Text']);
});

it('an extra file draws its signs, and stands after the faces for these alone', async () => {
  const cut = await cutFontFiles({ everywhere: words + foreign, in: () => words + foreign });
  const files = cut.get('en') ?? [];
  const extras = files.filter(({ characters }) => characters !== undefined);
  expect(extras.length).toBeGreaterThan(3);
  for (const { bytes, characters = '' } of extras) {
    const font = openFont(bytes);
    const lost = [...characters].filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );
    expect(lost).toEqual([]);
  }
  const rules = fontFaces(files)
    .split('@font-face')
    .filter((rule) => rule.includes('url('));
  for (const rule of rules.slice(-extras.length)) expect(rule).toMatch(/unicode-range:U\+/);
});

it('the same characters are cut to the same file', async () => {
  const cut = (characters: string) => cutFace(faceOf('Mono', 'cyrillic'), characters);
  const [once, again, more] = await Promise.all(['жук', 'жук', 'жуки'].map(cut));
  expect(again?.name).toBe(once?.name);
  expect(more?.name).not.toBe(once?.name);
});

it('the Hindi files have the signs of units, which only a visitor’s browser writes', () => {
  const own = charactersOf(faceOf('Display', 'devanagari'), '');
  for (const unit of ['second', 'kilobyte']) {
    const written = new Intl.NumberFormat('hi', { style: 'unit', unit }).format(2.6);
    for (const sign of written.match(/\p{Script_Extensions=Devanagari}/gu) ?? []) {
      expect(own).toContain(sign);
    }
  }
});

it.each(faces)('$family ($script) says whose it is and under which licence', async (face) => {
  const { bytes } = await cutFace(face, charactersOf(face, words).slice(0, 3));
  const font = openFont(bytes);
  expect(font.copyright).toMatch(/^Copyright 20\d\d /);
  expect(font.familyName).toContain(face.family);
  expect(font.getName('licenseURL')).toMatch(/\b(scripts\.sil\.org\/OFL|openfontlicense\.org)$/);
});

it.each([
  ['de', 'Mono', ['Display latin', 'Text latin', 'Mono latin']],
  ['hi', 'Text', ['Display latin', 'Display devanagari', 'Text latin', 'Text devanagari']],
] as const)('in "%s" labels are set in %s, and there are the faces %j', (lang, label, own) => {
  expect(labelRoleOf(lang)).toBe(label);
  expect(facesOf(lang).map(({ role, script }) => `${role} ${script}`)).toEqual(own);
});
