// A picture of a shared link: the page's words beside its drawing.
import { getCompany } from '#src/content/load/facts.ts';
import { labelRoleOf } from '#src/fonts/faces.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { isRightToLeft } from '#src/i18n/letters.ts';
import { colourOf } from '#src/styles/colours.ts';
import { column, letters } from './place.ts';
import { type Line, setColumn, setLine, setName, type Word } from './typesetting.ts';

export const night = colourOf('--indigo', 'light');
export const silk = colourOf('--on-indigo', 'light');
export const zari = colourOf('--zari', 'light');

export type PictureWords = { label: string; heading: string; accent?: string };

/** The page's drawing, and the box for the heading, which is set against the bottom of the box. */
export type Composition = {
  art: string;
  box: Box;
  largest: number;
  /** How much room the company's name has beside the art, if not the width of the box. */
  nameWidth?: number;
  isNameAtFoot?: boolean;
};
type Box = { x: number; width: number; top: number; foot: number };

export function compose(
  { label, heading, accent = '' }: PictureWords,
  lang: LanguageCode,
  composition: Composition,
) {
  const { art, box, largest, nameWidth = box.width, isNameAtFoot = false } = composition;
  const words: Word[] = [
    ...wordsOf(heading).map((text) => ({ text, tone: silk })),
    ...wordsOf(accent).map((text) => ({ text, tone: zari })),
  ];
  const isMirrored = isRightToLeft(heading);
  const mark = markLines(label, lang, box.width);
  const name = placeName(getCompany().name, box, nameWidth, isNameAtFoot);
  // The label stands between name and heading; the heading gives way.
  const top = isNameAtFoot ? box.top : Math.max(box.top, name.end + 22 + mark.lines.length * 30);
  const set = setColumn(words, {
    width: box.width,
    height: box.foot - top,
    largest,
    smallest: 44,
    isMirrored,
  });
  const first = box.foot - (set.lines.length - 1) * set.leading;
  const markAt = ({ width }: Line) =>
    isMirrored ? box.x + box.width - width * mark.size : box.x + 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path d="M0 0H1200V630H0Z" fill="${night}"/>
${art}
${name.art}
${mark.lines.map((line, row) => letters(line, markAt(line), first - set.rise - 32 - row * 30, mark.size, zari)).join('')}
${column(set, box.x, first)}
</svg>`;
}

/** The company's name above the words, or at the foot of the picture where its art begins at the top. */
function placeName(text: string, box: Box, width: number, isAtFoot: boolean) {
  const { size, leading, lines } = setName(text, width, 40);
  const below = (lines.length - 1) * leading;
  const y = isAtFoot ? box.foot - below : 84 - 0.4 * below;
  const art = lines.map((line, row) => {
    const x = isAtFoot ? 1136 - line.width * size : box.x;
    return letters(line, x, y + row * leading, size, silk);
  });
  const depth = Math.max(...lines.map(({ ink }) => ink.bottom));
  return { art: art.join(''), end: y + below + depth * size };
}

/** The label above the heading, from its last line up; a long one is parted at one of its dots. */
function markLines(label: string, lang: LanguageCode, width: number) {
  // As on the pages, labels are set in the text face where no other has their letters.
  const role = labelRoleOf(lang);
  const isMono = role === 'Mono';
  const size = isMono ? 20 : 26;
  const set = (text: string) => setLine(isMono ? text.toLocaleUpperCase(lang) : text, role);
  const parts = label.split(/\s·\s/);
  const whole = set(label);
  if (whole.width * size <= width) return { size, lines: [whole] };
  const joined = (from: number, to?: number) => set(parts.slice(from, to).join(' · '));
  const pairs = parts.slice(1).map((_, index) => [joined(index + 1), joined(0, index + 1)]);
  const longest = (pair: Line[]) => Math.max(...pair.map((line) => line.width));
  const lines = pairs.toSorted((one, other) => longest(one) - longest(other))[0] ?? [whole];
  return { size, lines };
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
