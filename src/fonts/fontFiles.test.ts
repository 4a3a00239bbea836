import { expect, test } from 'vitest';
import { everyWord, wordsSeenIn } from '#src/content/load/files.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { charactersOf, extraFilesOf } from './characters.ts';
import { type Face, faces, facesOf, labelRoleOf } from './faces.ts';
import { fontFaces } from './fontFaces.ts';
import { cutFace, cutFontFiles, openFont } from './fontFiles.ts';

const words = everyWord();
const foreign = 'Łukasz Nguyễn, ₹ 500 → सूत्र Иван';

const faceOf = (role: Face['role'], script: Face['script']) =>
  faces.find((face) => face.role === role && face.script === script) as Face;

test('a file holds what the words use, in both cases, and nothing of another script', () => {
  const latin = charactersOf(faceOf('Text', 'latin'), words);
  for (const sign of 'AaßéÉñœ%«') expect(latin).toContain(sign);
  expect(latin).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Devanagari}]/u);
  expect(charactersOf(faceOf('Mono', 'cyrillic'), words)).toMatch(/^[\p{Script=Cyrillic}№]+$/u);
  expect(charactersOf(faceOf('Display', 'devanagari'), words)).toMatch(
    /^[\p{Script_Extensions=Devanagari}\u200c\u200d]+$/u,
  );
});

test('the words as they are need the files of their own letters and no other', () => {
  expect(
    Object.fromEntries(languageCodes.map((lang) => [lang, extraFilesOf(lang, wordsSeenIn(lang))])),
  ).toEqual(Object.fromEntries(languageCodes.map((lang) => [lang, []])));
});

test('a name or a price in other letters is set in every role of every language', async () => {
  const own = faces.map((face) => ({
    role: face.role,
    characters: charactersOf(face, words + foreign),
  }));
  expect(charactersOf(faceOf('Text', 'latin'), words + foreign)).toBe(
    charactersOf(faceOf('Text', 'latin'), words),
  );
  for (const lang of languageCodes) {
    const all = extraFilesOf(lang, wordsSeenIn(lang) + foreign);
    for (const role of new Set(facesOf(lang).map(({ role }) => role))) {
      const extras = all.filter((extra) => extra.role === role);
      const set = [...extras, ...own.filter((face) => face.role === role)]
        .map(({ characters }) => characters)
        .join('');
      for (const sign of 'ŁukaszNguyễn₹500→') {
        expect(set, `${role} on pages in ${lang}`).toContain(sign);
      }
      // Letters of another script come in an extra file, those of the page's own script do not.
      expect(extras.some(({ characters }) => characters.includes('И'))).toBe(lang !== 'ru');
      expect(extras.some(({ characters }) => characters.includes('त'))).toBe(lang !== 'hi');
    }
  }
});

test('an extra file draws its signs', async () => {
  const added = 'Łukasz Nguyễn, ₹ 500 →';
  const cut = await cutFontFiles({
    everywhere: words + added,
    in: (lang) => wordsSeenIn(lang) + added,
  });
  const files = cut.get('en') ?? [];
  const extras = files.filter(({ characters }) => characters !== undefined);
  const drawn = extras.map(({ bytes, characters = '' }) => {
    const font = openFont(bytes);
    return [...characters].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  });
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn.flat()).toEqual([]);
  // Each stands after the face it helps out, and only for its own signs.
  const rules = fontFaces(files)
    .split('@font-face')
    .filter((rule) => rule.includes('url('));
  expect(rules.slice(-extras.length).every((rule) => /unicode-range:U\+/.test(rule))).toBe(true);
  expect(rules.join('')).toContain('U+20B9');
});

test('the same characters are cut to the same file', async () => {
  const mono = faceOf('Mono', 'cyrillic');
  const [once, again, more] = await Promise.all(
    ['жук', 'жук', 'жуки'].map((characters) => cutFace(mono, characters)),
  );
  expect(again?.name).toBe(once?.name);
  expect(more?.name).not.toBe(once?.name);
});

test('the Hindi files have the signs of units, which only a visitor’s browser writes', () => {
  for (const unit of ['second', 'kilobyte']) {
    const written = new Intl.NumberFormat('hi', { style: 'unit', unit }).format(2.6);
    const signs = written.match(/\p{Script_Extensions=Devanagari}/gu) ?? [];
    for (const sign of signs)
      expect(charactersOf(faceOf('Display', 'devanagari'), words)).toContain(sign);
  }
});

test.each(faces)('$family ($script) says whose it is and under which licence', async (face) => {
  const { bytes } = await cutFace(face, charactersOf(face, words).slice(0, 3));
  const font = openFont(bytes);
  expect(font.copyright).toMatch(/^Copyright 20\d\d /);
  expect(font.familyName).toContain(face.family);
  expect(font.getName('licenseURL')).toMatch(/\b(scripts\.sil\.org\/OFL|openfontlicense\.org)$/);
});

test('a language has the faces of its own letters and of Latin ones, in the roles its script has', () => {
  const named = (lang: Parameters<typeof facesOf>[0]) =>
    facesOf(lang).map(({ role, script }) => `${role} ${script}`);
  expect(named('de')).toEqual(['Display latin', 'Text latin', 'Mono latin']);
  expect(named('hi')).toEqual([
    'Display latin',
    'Display devanagari',
    'Text latin',
    'Text devanagari',
  ]);
  expect([labelRoleOf('hi'), labelRoleOf('ru')]).toEqual(['Text', 'Mono']);
});
