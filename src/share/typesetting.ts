import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFiles } from '#src/content/load/fonts.ts';
import { keptIn } from '#src/content/load/keptIn.ts';
import type { Role } from '#src/fonts/faces.ts';
import type { FontFile } from '#src/fonts/fontFiles.ts';
import { isJoined } from '#src/i18n/letters.ts';
import { nums } from '#src/weave/path.ts';

// Type becomes outlines here, from the site's own fonts and shaped by the engine that browsers use:
// its widths are exact, Devanagari joins as it must, and no machine needs a font installed.
const tracking: Record<Role, number> = { Display: -0.025, Text: 0, Mono: 0.06 };

type Cut = { font: Font; perEm: number; knows: ReadonlySet<number>; isExtra: boolean };

const files = await fontFiles();
const cuts: Record<Role, Cut[]> = {
  Display: await cutsOf('Display'),
  Text: await cutsOf('Text'),
  Mono: await cutsOf('Mono'),
};

/** How far the ink of a line reaches from its origin: to the right, and down, as in SVG. */
type Ink = { left: number; top: number; right: number; bottom: number };

/** A line of type in ems: outlines whose origin is the left end of the base line, and their width. */
export type Line = { width: number; outlines: string; ink: Ink };

const set = new Map<string, Line>();

/** Sets a text on one line. Throws where no font of the role has a letter. */
export function setLine(text: string, role: Role): Line {
  return keptIn(set, `${role} ${text}`, () => shapeLine(text, role));
}

function shapeLine(text: string, role: Role): Line {
  const after = trackingOf(text, role);
  let width = 0;
  let outlines = '';
  const ink: Ink = { left: Number.POSITIVE_INFINITY, top: 0, right: 0, bottom: 0 };
  for (const { cut, letters } of runsOf(text, role)) {
    for (const { id, advance, dx, dy } of shaped(letters, cut.font)) {
      const path = cut.font.glyphToPath(id);
      if (path) {
        const origin = nums([width + dx / cut.perEm, -dy / cut.perEm], 4);
        outlines += `<path transform="translate(${origin})scale(${nums([1 / cut.perEm, -1 / cut.perEm], 6)})" d="${path}"/>`;
        extend(ink, cut, id, width + dx / cut.perEm, dy / cut.perEm);
      }
      width += advance / cut.perEm + (advance > 0 ? after : 0);
    }
  }
  return { width: width - after, outlines, ink };
}

function extend(ink: Ink, { font, perEm }: Cut, id: number, x: number, y: number) {
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(id) ?? {};
  // In a font y grows upwards, in SVG downwards; a glyph's height is negative.
  const [left, top] = [x + xBearing / perEm, -y - yBearing / perEm];
  ink.left = Math.min(ink.left, left);
  ink.top = Math.min(ink.top, top);
  ink.right = Math.max(ink.right, left + width / perEm);
  ink.bottom = Math.max(ink.bottom, top - height / perEm);
}

type Signature = { size: number; leading: number; lines: Line[] };

/** Sets a name as large as its width allows; where that is small, on two lines. Nothing is ever cut. */
export function setName(text: string, width: number, largest: number): Signature {
  const onLines = (parts: readonly string[]): Signature => {
    const lines = parts.map((part) => setLine(part, 'Display'));
    const size = Math.min(largest, width / Math.max(...lines.map(reachOf)));
    return { size, leading: size * (isJoined(text) ? 1.4 : 1.15), lines };
  };
  const whole = onLines([text]);
  if (whole.size > 0.75 * largest) return whole;
  const words = text.split(' ');
  const [best] = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .map(onLines)
    .sort((one, other) => other.size - one.size);
  return best && best.size > whole.size ? best : whole;
}

function reachOf({ width, ink }: Line): number {
  return Math.max(width, ink.right);
}

export type Word = { text: string; tone: string };

export type Fitted = {
  size: number;
  /** How far the letters of the first line reach above its base line. */
  rise: number;
  /** From one base line to the next. */
  leading: number;
  lines: Placed[][];
};

type Box = {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** For words that are written from the right. */
  isMirrored?: boolean;
};

/** Sets a heading as large as its box allows, in lines of about one length; nothing is ever cut. */
export function setColumn(words: readonly Word[], box: Box): Fitted {
  const isTall = words.some(({ text }) => isJoined(text));
  const leading = isTall ? 1.3 : 1.04;
  const rise = isTall ? 0.86 : 0.74;
  const gap = setLine('n n', 'Display').width - setLine('nn', 'Display').width;
  const set = words.map(({ text, tone }) => ({ ...setLine(text, 'Display'), text, tone, x: 0 }));
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const most = Math.floor(box.height / (leading * size));
    const lines = bestLines(set, box.width / size, gap, most);
    if (!lines) continue;
    const mirrored = lines.map((line) =>
      line.map((word) => ({ ...word, x: box.width / size - word.x - word.width })),
    );
    return {
      size,
      rise: rise * size,
      leading: leading * size,
      lines: box.isMirrored ? mirrored : lines,
    };
  }
  throw new Error(
    `"${words.map(({ text }) => text).join(' ')}" does not fit its sharing picture.\nShorten the heading in its language.`,
  );
}

type Placed = Line & { text: string; tone: string; x: number };

/** Breaks words into as few lines as fit, as even as possible, preferably after punctuation. */
function bestLines(
  words: readonly Placed[],
  measure: number,
  gap: number,
  most: number,
): Placed[][] | undefined {
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const [best] = breakings(words, count)
      .map((lines) => lines.map((line) => inRow(line, gap)))
      .map((lines) => ({ lines, widest: Math.max(...lines.map(widthOf)) }))
      .filter(({ widest }) => widest <= measure)
      .map(({ lines, widest }) => ({ lines, strain: widest - 0.7 * pausesAt(lines) }))
      .sort((one, other) => one.strain - other.strain);
    if (best) return best.lines;
  }
  return undefined;
}

function breakings<Item>(items: readonly Item[], count: number): Item[][][] {
  if (count === 1) return [[[...items]]];
  return items
    .slice(count - 1)
    .flatMap((_, index) =>
      breakings(items.slice(index + 1), count - 1).map((rest) => [
        items.slice(0, index + 1),
        ...rest,
      ]),
    );
}

function inRow(words: readonly Placed[], gap: number): Placed[] {
  let x = 0;
  return words.map((word) => {
    const placed = { ...word, x };
    x += word.width + gap;
    return placed;
  });
}

function widthOf(line: readonly Placed[]): number {
  const last = line.at(-1);
  return last ? last.x + last.width : 0;
}

function pausesAt(lines: readonly Placed[][]): number {
  return lines.slice(0, -1).filter((line) => /[,;:.—–]$/.test(line.at(-1)?.text ?? '')).length;
}

async function cutsOf(role: Role): Promise<Cut[]> {
  return Promise.all(files.filter(({ face }) => face.role === role).map(cutOf));
}

async function cutOf({ bytes, characters }: FontFile): Promise<Cut> {
  const font = await subsetFont(Buffer.from(bytes), '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  return {
    font: new Font(face),
    perEm: face.upem,
    knows: new Set(face.collectUnicodes()),
    isExtra: characters !== undefined,
  };
}

// A run is what one font sets: spaces and joiners stay with the letters before them. In a text of
// letters that join, their font, the last of its role, also sets whatever signs it has. An extra file
// sets what no other has.
function runsOf(text: string, role: Role): { cut: Cut; letters: string }[] {
  const own = cuts[role].filter(({ isExtra }) => !isExtra);
  const extras = cuts[role].filter(({ isExtra }) => isExtra);
  const ordered = [...(isJoined(text) ? own.toReversed() : own), ...extras];
  const runs: { cut: Cut; letters: string }[] = [];
  for (const letter of drawn(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last && /[\s\u200c\u200d]/.test(letter) && last.cut.knows.has(code)) {
      last.letters += letter;
      continue;
    }
    const cut = ordered.find(({ knows }) => knows.has(code));
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

function shaped(letters: string, font: Font) {
  const characters = new Characters();
  characters.addText(letters);
  characters.guessSegmentProperties();
  shape(font, characters);
  const positions = characters.getGlyphPositions();
  return characters.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { id: codepoint, advance: xAdvance, dx: xOffset, dy: yOffset };
  });
}

function trackingOf(text: string, role: Role): number {
  return isJoined(text) ? 0 : tracking[role];
}
