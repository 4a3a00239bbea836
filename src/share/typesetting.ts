import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFiles } from '#src/content/load/fonts.ts';
import type { Role } from '#src/fonts/faces.ts';
import { isJoined } from '#src/i18n/letters.ts';
import { nums } from '#src/weave/path.ts';

// Type becomes outlines here, from the site's own fonts and shaped by the engine that browsers use:
// its widths are exact, Devanagari joins as it must, and no machine needs a font installed.
const tracking: Record<Role, number> = { Display: -0.025, Text: 0, Mono: 0.06 };

/** The site's fonts; the extra ones, for signs that no other has, come last. */
const cuts = await Promise.all(
  (await fontFiles()).map(async ({ bytes, face: { role, script } }) => {
    const font = await subsetFont(Buffer.from(bytes), '', {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    const face = new Face(new Blob(new Uint8Array(font).buffer));
    const knows = new Set(face.collectUnicodes());
    return { role, script, font: new Font(face), perEm: face.upem, knows };
  }),
);

/** How far the ink of a line reaches from its origin: to the right, and down, as in SVG. */
type Ink = { left: number; top: number; right: number; bottom: number };

/** A line of type in ems: outlines whose origin is the left end of the base line, and their width. */
export type Line = { width: number; outlines: string; ink: Ink };

/** Sets a text on one line. Throws where no font of the role has a letter. */
export function setLine(text: string, role: Role): Line {
  const after = isJoined(text) ? 0 : tracking[role];
  let width = 0;
  let outlines = '';
  const ink: Ink = { left: Number.POSITIVE_INFINITY, top: 0, right: 0, bottom: 0 };
  for (const { cut, letters } of runsOf(text, role)) {
    const { font, perEm } = cut;
    const characters = new Characters();
    characters.addText(letters);
    characters.guessSegmentProperties();
    shape(font, characters);
    for (const glyph of characters.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      // In a font y grows upwards, in SVG downwards; a glyph's height is negative.
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

type Placed = Line & Word & { x: number };

/** `lines` in ems; `rise` is how far the first line reaches above its base line, `leading` from one to the next. */
export type Column = { size: number; rise: number; leading: number; lines: Placed[][] };

/** `isMirrored` for words that are written from the right. */
type Box = {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  isMirrored?: boolean;
};

/** Sets words as large as their box allows, in lines of about one length; nothing is ever cut. */
export function setColumn(words: readonly Word[], box: Box): Column {
  const isTall = words.some(({ text }) => isJoined(text));
  const leading = isTall ? 1.3 : 1.04;
  const rise = isTall ? 0.86 : 0.74;
  const set = words.map((word) => ({ ...setLine(word.text, 'Display'), ...word }));
  const widest = Math.max(...set.map(({ width }) => width));
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const measure = box.width / size;
    const { length } = filled(set, measure);
    if (widest > measure || length * leading * size > box.height) continue;
    let narrow = widest;
    while (filled(set, narrow).length > length) narrow += 0.05;
    const lines = filled(set, narrow);
    for (const word of box.isMirrored ? lines.flat() : []) {
      word.x = measure - word.x - word.width;
    }
    return { size, rise: rise * size, leading: leading * size, lines };
  }
  throw new Error(
    `"${words.map(({ text }) => text).join(' ')}" does not fit its sharing picture.\nShorten the heading in its language.`,
  );
}

const gap = setLine('n n', 'Display').width - setLine('nn', 'Display').width;

function filled(words: readonly (Line & Word)[], measure: number): Placed[][] {
  const lines: Placed[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (x + word.width > measure) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)?.push({ ...word, x });
    x += word.width + gap;
  }
  return lines;
}

// A run is what one font sets: spaces and joiners stay with the letters before them. In a text of
// letters that join, their font also sets whatever signs it has.
function runsOf(text: string, role: Role) {
  const own = cuts.filter((cut) => cut.role === role);
  const joined = own.filter(({ script }) => isJoined(text) && script === 'devanagari');
  const runs: { cut: (typeof cuts)[number]; letters: string }[] = [];
  for (const letter of drawn(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const staying = last && /[\s\u200c\u200d]/.test(letter) ? [last.cut] : [];
    const cut = [...staying, ...joined, ...own].find(({ knows }) => knows.has(code));
    if (!cut) {
      throw new Error(
        `No font for sharing pictures has the letter "${letter}" in "${text}".\nUse another, or add it in src/fonts/faces.ts.`,
      );
    }
    if (last?.cut === cut) last.letters += letter;
    else runs.push({ cut, letters: letter });
  }
  return runs;
}

/** What browsers make of signs without a shape of their own: src/fonts/signs.ts names them. */
function drawn(text: string): string {
  return text
    .replace(/[\u2000-\u200a\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, '');
}
