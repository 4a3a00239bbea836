// Converts text to outlines, with the site's own fonts and HarfBuzz, which browsers use: widths are exact, Devanagari
// is shaped correctly, and no font has to be installed.
import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs';
import { cached } from '#src/cached.ts';
import { isDevanagari } from '#src/i18n/isDevanagari.ts';
import { nums } from '#src/weave/path.ts';
import type { Role } from './faces.ts';
import { fontFiles } from './fontFiles.ts';

/** The site's fonts; the extra ones, for characters that no other has, come last. */
const loadFonts = cached(async () => {
  const files = await fontFiles();
  return files.map(({ plain, face: { role } }) => {
    const face = new Face(new Blob(plain));
    const codePoints = new Set(face.collectUnicodes());
    return { role, font: new Font(face), unitsPerEm: face.upem, codePoints };
  });
});

/**
 * Sets a text on one line, in ems: its outlines, with the origin at the left end of the baseline, their advance
 * width, and the bounds of their ink.
 */
export async function setLine(text: string, role: Role) {
  const fonts = await loadFonts();
  const fontsOfRole = fonts.filter((font) => font.role === role);
  // In ems, close to that of the pages.
  const spacing = role === 'Display' && !isDevanagari(text) ? -0.025 : 0;
  const { glyphs, width } = shaped(text, fontsOfRole, spacing);
  const inks = glyphs.map(inkOf);
  const ink = {
    left: Math.min(...inks.map(({ left }) => left)),
    top: Math.min(0, ...inks.map(({ top }) => top)),
    right: Math.max(0, ...inks.map(({ right }) => right)),
    bottom: Math.max(0, ...inks.map(({ bottom }) => bottom)),
  };
  return { width, outlines: glyphs.map(outlineOf).join(''), ink };
}

/** What a font draws, in its units, and where its origin is, in ems: the y axis points up in fonts and down in SVG. */
type Glyph = { x: number; y: number; path: string; extents: Extents; unitsPerEm: number };

type Extents = NonNullable<ReturnType<Font['glyphExtents']>>;

/** The glyphs of a text in their places, as HarfBuzz joins and moves letters, and the width of all. */
function shaped(text: string, fontsOfRole: readonly RunFont[], spacing: number) {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of runsOf(text, fontsOfRole)) {
    const { font, unitsPerEm } = run.font;
    const characters = new Characters();
    characters.addText(run.text);
    characters.guessSegmentProperties();
    shape(font, characters);
    for (const glyph of characters.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const x = width + xOffset / unitsPerEm;
      const y = -yOffset / unitsPerEm;
      const path = font.glyphToPath(codepoint);
      const extents = font.glyphExtents(codepoint);
      if (path && extents) glyphs.push({ x, y, path, extents, unitsPerEm });
      width += xAdvance / unitsPerEm + (xAdvance > 0 ? spacing : 0);
    }
  }
  return { glyphs, width: width - spacing };
}

function outlineOf({ x, y, path, unitsPerEm }: Glyph): string {
  const scale = nums([1 / unitsPerEm, -1 / unitsPerEm], 6);
  return `<path transform="translate(${nums([x, y], 4)})scale(${scale})" d="${path}"/>`;
}

/** Its height is negative in a font. */
function inkOf({ x, y, extents, unitsPerEm }: Glyph) {
  const left = x + extents.xBearing / unitsPerEm;
  const top = y - extents.yBearing / unitsPerEm;
  const right = left + extents.width / unitsPerEm;
  return { left, top, right, bottom: top - extents.height / unitsPerEm };
}

type RunFont = Awaited<ReturnType<typeof loadFonts>>[number];

type Run = { font: RunFont; text: string };

/** Splits a text into runs of one font each; spaces and joiners stay with the characters before them. */
function runsOf(text: string, fontsOfRole: readonly RunFont[]): Run[] {
  // Browsers replace these characters in the same way if fonts lack them.
  const shown = text
    .replace(/[\u2000-\u200a\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{DI}]/gu, '');
  const runs: Run[] = [];
  for (const character of shown) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const joinsLast = /[\s\u200c\u200d]/.test(character);
    const candidates = joinsLast && last ? [last.font, ...fontsOfRole] : fontsOfRole;
    const font = candidates.find(({ codePoints }) => codePoints.has(code));
    if (!font) throw new Error(`No font has the letter "${character}" in "${text}".`);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
