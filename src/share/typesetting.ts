// Converts text to outlines, with the site's own fonts and HarfBuzz, which browsers use: widths are exact, Devanagari
// is shaped correctly, and no font has to be installed.
import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs';
import { fontFiles } from '#src/content/load/fontFiles.ts';
import type { Role } from '#src/fonts/faces.ts';
import { isDevanagari } from '#src/i18n/devanagari.ts';
import { nums } from '#src/weave/path.ts';

/** Letter-spacing in ems, close to that of the pages. */
const tracking: Record<Role, number> = { Display: -0.025, Text: 0, Mono: 0.06 };

/** The site's fonts; the extra ones, for characters that no other has, come last. */
const fonts = (await fontFiles()).map(({ plain, face: { role } }) => {
  const face = new Face(new Blob(plain));
  const codePoints = new Set(face.collectUnicodes());
  return { role, font: new Font(face), unitsPerEm: face.upem, codePoints };
});

export type Line = ReturnType<typeof setLine>;

/**
 * Sets a text on one line, in ems: its outlines, with the origin at the left end of the baseline, their advance
 * width, and the bounds of their ink.
 */
export function setLine(text: string, role: Role) {
  const spacing = isDevanagari(text) ? 0 : tracking[role];
  let width = 0;
  let outlines = '';
  const ink = { left: Number.POSITIVE_INFINITY, top: 0, right: 0, bottom: 0 };
  for (const run of runsOf(text, role)) {
    const { font, unitsPerEm } = run.font;
    const characters = new Characters();
    characters.addText(run.text);
    characters.guessSegmentProperties();
    shape(font, characters);
    for (const glyph of characters.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      // The y axis points up in fonts and down in SVG; a glyph's height is negative.
      const x = width + xOffset / unitsPerEm;
      const y = -yOffset / unitsPerEm;
      const path = font.glyphToPath(codepoint);
      const extents = font.glyphExtents(codepoint);
      if (path && extents) {
        const scale = nums([1 / unitsPerEm, -1 / unitsPerEm], 6);
        outlines += `<path transform="translate(${nums([x, y], 4)})scale(${scale})" d="${path}"/>`;
        const left = x + extents.xBearing / unitsPerEm;
        const top = y - extents.yBearing / unitsPerEm;
        ink.left = Math.min(ink.left, left);
        ink.top = Math.min(ink.top, top);
        ink.right = Math.max(ink.right, left + extents.width / unitsPerEm);
        ink.bottom = Math.max(ink.bottom, top - extents.height / unitsPerEm);
      }
      width += xAdvance / unitsPerEm + (xAdvance > 0 ? spacing : 0);
    }
  }
  return { width: width - spacing, outlines, ink };
}

export type Word = { text: string; colour: string };

export type Column = ReturnType<typeof setColumn>;

/** Sets words as large as their box allows, in lines of about equal length; they are never clipped. */
export function setColumn(
  words: readonly Word[],
  box: { width: number; height: number; largest: number },
) {
  const isTall = words.some(({ text }) => isDevanagari(text));
  const leading = isTall ? 1.3 : 1.04;
  const items = words.map((word) => ({ ...setLine(word.text, 'Display'), ...word }));
  const widest = Math.max(...items.map(({ width }) => width));
  let size = box.largest;
  let lineCount = breakLines(items, box.width / size).length;
  while (widest * size > box.width || lineCount * leading * size > box.height) {
    size -= 2;
    lineCount = breakLines(items, box.width / size).length;
  }
  // The narrowest width with as many lines makes them about equal.
  let measure = widest;
  while (breakLines(items, measure).length > lineCount) measure += 0.05;
  const ascent = isTall ? 0.86 : 0.74;
  return {
    size,
    ascent: ascent * size,
    leading: leading * size,
    lines: breakLines(items, measure),
  };
}

const wordSpace = setLine('n n', 'Display').width - setLine('nn', 'Display').width;

/** Distributes words over lines of at most this width; `x` is the position of a word in its line. */
function breakLines<Item extends Line>(words: readonly Item[], measure: number) {
  const lines: Item[][] = [];
  let lineWidth = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (lineWidth + word.width > measure) {
      lines.push([]);
      lineWidth = 0;
    }
    lines.at(-1)?.push(word);
    lineWidth += word.width + wordSpace;
  }
  return lines.map((line) => {
    let x = 0;
    return line.map((word) => {
      const placed = { ...word, x };
      x += word.width + wordSpace;
      return placed;
    });
  });
}

type Run = { font: (typeof fonts)[number]; text: string };

/** Splits a text into runs of one font each; spaces and joiners stay with the characters before them. */
function runsOf(text: string, role: Role): Run[] {
  // Browsers replace these characters in the same way if fonts lack them.
  const shown = text
    .replace(/[\u2000-\u200a\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{DI}]/gu, '');
  const fontsOfRole = fonts.filter((font) => font.role === role);
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
