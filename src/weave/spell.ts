import { graphemesOf } from '#src/i18n/graphemesOf.ts';
import { move, num } from './path.ts';

/**
 * A text as columns of eight places, one column for each sign. A letter is a grapheme of one or more signs: its first
 * column has it, and the others have ''. `span` is how many columns it takes.
 */
type Spelling = readonly { byte: number; letter: string; span: number }[];

const bitsOfByte = [128, 64, 32, 16, 8, 4, 2, 1] as const;

export function spell(text: string): Spelling {
  return spellGraphemes(graphemesOf(text));
}

export function spellGraphemes(letters: readonly string[]): Spelling {
  return letters.flatMap((letter) => {
    const signs = [...letter];
    return signs.map((sign, place) => ({
      byte: byteOf(sign),
      letter: place === 0 ? letter : '',
      span: signs.length,
    }));
  });
}

/**
 * As in the eight-bit codes of telegraphs: the number of a sign in ASCII or, with the first place punched, in the block
 * of its script. So a sign takes one column in every language.
 */
function byteOf(sign: string): number {
  const number = sign.codePointAt(0) ?? 0;
  return number < 128 ? number : 128 | (number & 127);
}

/** Wraps the spelling into as few lines of equal length as `most` columns allow; no letter is split. */
export function linesOf(spelling: Spelling, most: number): Spelling[] {
  const count = Math.max(1, Math.ceil(spelling.length / most));
  const starts = Array.from({ length: count }, (_, line) => {
    const wanted = Math.ceil((spelling.length * line) / count);
    const start = spelling.findIndex(({ letter }, column) => column >= wanted && letter !== '');
    return start < 0 ? spelling.length : start;
  });
  return starts.map((start, line) => spelling.slice(start, starts[line + 1]));
}

type Grid = { left: number; top: number; column: number; row: number };

/** Path data of the holes; `length` makes them oblong. */
export function holes(spelling: Spelling, grid: Grid, length: number): string {
  const { left, top, column, row } = grid;
  const draw = length === 0 ? 'h0' : `v${num(length)}`;
  return spelling
    .flatMap(({ byte }, index) =>
      bitsOfByte.map((bit, line) =>
        byte & bit
          ? move(left + (index + 0.5) * column, top + (line + 0.5) * row - length / 2) + draw
          : '',
      ),
    )
    .join('');
}

/** Path data of the dots that mark all places: a line through each row, whose dashes are to be one column apart. */
export function dots(columns: number, { left, top, column, row }: Grid): string {
  const from = left + column / 2;
  const length = num((columns - 1) * column + 0.1);
  return bitsOfByte.map((_, line) => `${move(from, top + (line + 0.5) * row)}h${length}`).join('');
}

/** The letters to print, each with the x of the middle of its columns; spaces are left out. */
export function printed(spelling: Spelling, { left, column }: Grid) {
  return spelling
    .map(({ letter, span }, start) => {
      const end = Math.min(start + span, spelling.length);
      return { letter, x: left + ((start + end) / 2) * column };
    })
    .filter(({ letter }) => letter.trim());
}

/** As on IBM cards; here in two halves. */
export const cardColumns = 80;
export const halfColumns = cardColumns / 2;

export const cardGrid = { left: 0, top: 0, column: 10, row: 8 };

/** The spelling of the end of a text, long enough for a card, however long the text is. */
export function spellEnd(text: string): Spelling {
  // A column takes at most two UTF-16 units. As many again, because the cut may go through a letter.
  return spell(text.slice(-4 * cardColumns));
}

/** The last columns of a spelling as a card of eighty columns; `column` is the next one to be punched. */
export function typedCard(spelling: Spelling) {
  const typed = spelling.slice(-cardColumns);
  const halves = [typed.slice(0, halfColumns), typed.slice(halfColumns)].map((half) => ({
    holes: holes(half, cardGrid, 1.6),
    signs: printed(half, cardGrid),
  }));
  return { halves, column: typed.length };
}
