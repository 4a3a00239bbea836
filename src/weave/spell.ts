import { move, num } from './path.ts';

/** A text as machines keep it: a column of eight places for each byte of its UTF-8. */
export type Spelling = {
  bytes: readonly number[];
  /** The signs as a reader tells them apart, each with the column of its first byte. */
  signs: readonly { sign: string; column: number }[];
};

export const bitsOfByte = [128, 64, 32, 16, 8, 4, 2, 1] as const;

// A browser without it takes the parts of letters for letters.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** A text as the letters that its readers see: सू is one, and so is an e with two marks. */
export function lettersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

export function spell(text: string): Spelling {
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  const spelled: { sign: string; column: number }[] = [];
  for (const sign of lettersOf(text)) {
    spelled.push({ sign, column: bytes.length });
    bytes.push(...encoder.encode(sign));
  }
  return { bytes, signs: spelled };
}

/** The spelling in as few equally long lines as leave none with more than `most` columns; no sign is parted. */
export function linesOf({ bytes, signs }: Spelling, most: number): Spelling[] {
  const count = Math.max(1, Math.ceil(bytes.length / most));
  const ends = Array.from({ length: count }, (_, line) => {
    const wanted = Math.ceil((bytes.length * (line + 1)) / count);
    return signs.find(({ column }) => column >= wanted)?.column ?? bytes.length;
  });
  return ends.map((end, line) => {
    const from = ends[line - 1] ?? 0;
    return {
      bytes: bytes.slice(from, end),
      signs: signs
        .filter(({ column }) => column >= from && column < end)
        .map(({ sign, column }) => ({ sign, column: column - from })),
    };
  });
}

export type Grid = { left: number; top: number; column: number; row: number };

/** Path data of the holes; `length` makes them oblong. */
export function holes(bytes: readonly number[], grid: Grid, length: number): string {
  const { left, top, column, row } = grid;
  const draw = length === 0 ? 'h0' : `v${num(length)}`;
  return bytes
    .flatMap((byte, index) =>
      bitsOfByte.map((bit, line) =>
        byte & bit
          ? move(left + (index + 0.5) * column, top + (line + 0.5) * row - length / 2) + draw
          : '',
      ),
    )
    .join('');
}

/** Path data of lines through all places, row by row, to be dashed at the width of a column. */
export function places(bytes: readonly number[], { left, top, column, row }: Grid): string {
  const from = left + column / 2;
  const length = num((bytes.length - 1) * column + 0.1);
  return bitsOfByte.map((_, line) => `${move(from, top + (line + 0.5) * row)}h${length}`).join('');
}
