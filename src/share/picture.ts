// Open Graph pictures, for shared links: the page's words at the left, its drawing at the right.
import { getCompany } from '#src/content/load/content.ts';
import { labelRoleOf } from '#src/fonts/faces.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { type Colour, colourNamed, colours, onIndigo } from '#src/styles/colours.ts';
import { nums } from '#src/weave/path.ts';
import { type Column, type Line, setColumn, setLine, type Word } from './typesetting.ts';

export const night = colours.indigo.light;
export const silk = colours['on-indigo'].light;
export const zari = colours.zari.light;

/** The texts in the picture; the accent is the end of the heading, in gold. */
export type PictureWords = { mark: string; heading: string; accent?: string };

/** A drawing that begins at least 420 from the left, and the space for the words: their highest top and their width. */
export type Art = { svg: string; top?: number; width?: number };

/** The left edge of the words, and the baseline of their last line. */
const left = 64;
const bottom = 560;

export function compose(
  { mark, heading, accent = '' }: PictureWords,
  lang: LanguageCode,
  { svg, top = 150, width = 510 }: Art,
): string {
  const put = (line: Line, x: number, y: number, size: number, colour: string) => {
    const at = `translate(${nums([left + x, y])})scale(${size})`;
    return `<g transform="${at}" fill="${colour}">${line.outlines}</g>`;
  };
  const putColumn = ({ lines, size, leading }: Column, y: number) => {
    const rows = lines.map((words, row) => {
      const baseline = y + row * leading;
      return words.map((word) => put(word, word.x * size, baseline, size, word.colour)).join('');
    });
    return rows.join('');
  };

  const name = setColumn(inColour(getCompany().name, silk), {
    width: 340,
    height: 90,
    largest: 40,
  });
  const label = setLabel(mark, lang, width);
  const words = setColumn([...inColour(heading, silk), ...inColour(accent, zari)], {
    width,
    height: bottom - top - 22 - 30 * label.lines.length,
    largest: 100,
  });
  const firstBaseline = bottom - (words.lines.length - 1) * words.leading;
  const labelLines = label.lines.map((line, row) =>
    put(line, 2, firstBaseline - words.ascent - 32 - row * 30, label.size, zari),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path d="M0 0H1200V630H0Z" fill="${night}"/>
${svg}
${putColumn(name, 54 + name.ascent)}
${labelLines.join('')}
${putColumn(words, firstBaseline)}
</svg>`;
}

/** The label's lines, the last one first; a long label is split at its dots. */
function setLabel(text: string, lang: LanguageCode, width: number) {
  // As on the pages, labels are set in the Text font where Mono lacks their script.
  const role = labelRoleOf(lang);
  const isMono = role === 'Mono';
  const size = isMono ? 20 : 26;
  const set = (part: string) => setLine(isMono ? part.toLocaleUpperCase(lang) : part, role);
  const whole = set(text);
  const lines = whole.width * size > width ? text.split(' · ').map(set).reverse() : [whole];
  return { lines, size: Math.min(size, ...lines.map((line) => width / line.width)) };
}

function inColour(text: string, colour: string): Word[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => ({ text: word, colour }));
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Fits a drawing into a box of the picture, on indigo. */
export function place(markup: string, [x, y, width, height]: Box): string {
  // sharp does not support custom properties.
  const coloured = markup.replace(/var\(--([\w-]+)\)/g, (_, name) => shadeOf(colourNamed(name)));
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${coloured}</svg>`;
}

function shadeOf(name: Colour): string {
  // Not gold like madder itself, from which it has to differ.
  if (name === 'madder-ink') return colours.madder.dark;
  return colours[onIndigo[name] ?? name].light;
}
