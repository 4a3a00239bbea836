import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs';
import { fontFiles } from '#src/content/load/fonts.ts';
import type { Role } from '#src/fonts/faces.ts';
import { isDevanagari } from '#src/i18n/letters.ts';
import { nums } from '#src/weave/path.ts';

// Converts text to outlines, with the site's own fonts and HarfBuzz, which browsers use: widths are exact, Devanagari
// is shaped correctly, and no font has to be installed.
const tracking: Record<Role, number> = { Display: -0.025, Text: 0, Mono: 0.06 };

/** The site's fonts; the extra ones, for characters that no other has, come last. */
const cuts = (await fontFiles()).map(({ plain, face: { role } }) => {
  const face = new Face(new Blob(plain));
  const knows = new Set(face.collectUnicodes());
  return { role, font: new Font(face), perEm: face.upem, knows };
});

export type Line = ReturnType<typeof setLine>;

/**
 * Sets a text on one line, in ems: its outlines, with the origin at the left end of the baseline, their advance
 * width, and the right and lower bounds of their ink.
 */
export function setLine(text: string, role: Role) {
  const after = isDevanagari(text) ? 0 : tracking[role];
  let width = 0;
  let outlines = '';
  const ink = { left: Number.POSITIVE_INFINITY, top: 0, right: 0, bottom: 0 };
  for (const { cut, letters } of runsOf(text, role)) {
    const { font, perEm } = cut;
    const characters = new Characters();
    characters.addText(letters);
    characters.guessSegmentProperties();
    shape(font, characters);
    for (const glyph of characters.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      // The y axis points up in fonts and down in SVG; a glyph's height is negative.
      const [x, y] = [width + xOffset / perEm, -yOffset / perEm];
      const path = font.glyphToPath(codepoint);
      const extents = font.glyphExtents(codepoint);
      if (path && extents) {
        const scale = nums([1 / perEm, -1 / perEm], 6);
        outlines += `<path transform="translate(${nums([x, y], 4)})scale(${scale})" d="${path}"/>`;
        const left = x + extents.xBearing / perEm;
        const top = y - extents.yBearing / perEm;
        ink.left = Math.min(ink.left, left);
        ink.top = Math.min(ink.top, top);
        ink.right = Math.max(ink.right, left + extents.width / perEm);
        ink.bottom = Math.max(ink.bottom, top - extents.height / perEm);
      }
      width += xAdvance / perEm + (xAdvance > 0 ? after : 0);
    }
  }
  return { width: width - after, outlines, ink };
}

export type Word = { text: string; tone: string };

export type Column = ReturnType<typeof setColumn>;

/** Sets words as large as their box allows, in lines of about equal length; they are never clipped. */
export function setColumn(
  words: readonly Word[],
  box: { width: number; height: number; largest: number },
) {
  const isTall = words.some(({ text }) => isDevanagari(text));
  const leading = isTall ? 1.3 : 1.04;
  const set = words.map((word) => ({ ...setLine(word.text, 'Display'), ...word }));
  const widest = Math.max(...set.map(({ width }) => width));
  let size = box.largest;
  let { length } = filled(set, box.width / size);
  while (widest * size > box.width || length * leading * size > box.height) {
    size -= 2;
    length = filled(set, box.width / size).length;
  }
  let measure = widest;
  while (filled(set, measure).length > length) measure += 0.05;
  // The ascent of the first line, and the line height.
  const rise = isTall ? 0.86 : 0.74;
  return { size, rise: rise * size, leading: leading * size, lines: filled(set, measure) };
}

const gap = setLine('n n', 'Display').width - setLine('nn', 'Display').width;

function filled<Item extends Line>(words: readonly Item[], measure: number) {
  const lines: Item[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (filled + word.width > measure) {
      lines.push([]);
      filled = 0;
    }
    lines.at(-1)?.push(word);
    filled += word.width + gap;
  }
  return lines.map((line) => {
    let x = 0;
    return line.map((word) => {
      const placed = { ...word, x };
      x += word.width + gap;
      return placed;
    });
  });
}

type Run = { cut: (typeof cuts)[number]; letters: string };

/** Stretches of a text in one font; spaces and joiners belong to the letters before them. */
function runsOf(text: string, role: Role): Run[] {
  // As browsers replace characters that fonts lack.
  const shown = text
    .replace(/[\u2000-\u200a\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{DI}]/gu, '');
  const own = cuts.filter((cut) => cut.role === role);
  const runs: Run[] = [];
  for (const letter of shown) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const staying = last && /[\s\u200c\u200d]/.test(letter) ? [last.cut] : [];
    const cut = [...staying, ...own].find(({ knows }) => knows.has(code));
    if (!cut) throw new Error(`No font has the letter "${letter}" in "${text}".`);
    if (last?.cut === cut) last.letters += letter;
    else runs.push({ cut, letters: letter });
  }
  return runs;
}
