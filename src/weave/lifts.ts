import { floats, strokes } from './floats.ts';

// One repeat of each weave, as weavers write it on squared paper: rows from top to bottom, "x" is a raised warp thread.
const repeats = {
  plain: ['x.', '.x'],
  twill: ['xx..', 'x..x', '..xx', '.xx.'],
  satin: paper(8, 8, (column, row) => mod(column - 3 * row, 8) === 0),
  // Shifted by five threads, so that even a narrow strip shows where the direction changes.
  herringbone: paper(16, 4, (column, row) => (fold(mod(column + 5, 16), 8) + row) % 4 < 2),
  basket: ['xx..', 'xx..', '..xx', '..xx'],
  diamond: paper(14, 14, (column, row) => (Math.abs(column - 7) + Math.abs(row - 7)) % 4 < 2),
  rib: ['x.', 'x.', 'x.', '.x', '.x', '.x'],
  'broken-twill': ['x...', '.x..', '...x', '..x.'],
  chevron: paper(6, 12, (column, row) => (column + fold(row, 6)) % 6 < 3),
  'mock-leno': ['x.x.x.', 'xxx...', 'x.x.x.', '.x.x.x', '...xxx', '.x.x.x'],
  honeycomb: paper(8, 8, (column, row) => (column + row) % 2 === 0 && rise(column) <= rise(row)),
  birdseye: ['x..x..', '.xx.x.', '.xx.x.', 'x..x..', '....xx', '....xx'],
  crepe: [
    'x.xx..x.',
    '.x..xx.x',
    'xx.x..x.',
    '..x.xx.x',
    'x.x..x.x',
    '.x.xx.x.',
    '.xx..x.x',
    'x..x.xx.',
  ],
  'steep-twill': [
    'xxx..x..',
    'x..xxx..',
    'x..x..xx',
    '.xxx..x.',
    '.x..xxx.',
    '.x..x..x',
    'x.xxx..x',
    'x.x..xxx',
  ],
} satisfies Record<string, readonly string[]>;

export type Weave = keyof typeof repeats;

export const weaves = Object.keys(repeats) as Weave[];

/** Whether the warp thread of this column lies over the weft thread of this row. */
export function lifts(weave: Weave, column: number, row: number): boolean {
  const { columns, rows } = repeatOf(weave);
  return repeats[weave][mod(row, rows)]?.[mod(column, columns)] === 'x';
}

export function repeatOf(weave: Weave): { columns: number; rows: number } {
  const repeat = repeats[weave];
  return { columns: repeat[0]?.length ?? 1, rows: repeat.length };
}

type Piece = { weave: Weave; columns: number; rows: number };

/** The raised warp of a piece of cloth, as path data; it may go on beyond the piece. */
export function raised({ weave, columns, rows }: Piece, inset: number, beyond = 0): string {
  const isOver = (column: number, row: number) => lifts(weave, column, row);
  return strokes('v', floats(columns, rows, isOver, beyond), inset);
}

function paper(
  columns: number,
  rows: number,
  isRaised: (column: number, row: number) => boolean,
): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (isRaised(column, row) ? 'x' : '.')).join(''),
  );
}

function fold(index: number, size: number): number {
  return index < size ? index : size * 2 - 1 - index;
}

/** The distance of a thread from the edge of a repeat of eight. */
function rise(index: number): number {
  return Math.min(index, 8 - index);
}

export function mod(value: number, size: number): number {
  return ((value % size) + size) % size;
}
