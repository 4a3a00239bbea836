/** The weaves we know, each a real structure a loom can weave. */
export const weaves = [
  'plain',
  'twill',
  'satin',
  'herringbone',
  'basket',
  'diamond',
  'rib',
  'broken-twill',
  'chevron',
  'mock-leno',
  'honeycomb',
  'birdseye',
  'crepe',
  'steep-twill',
] as const;

export type Weave = (typeof weaves)[number];

// One repeat of each weave as on point paper: rows from top to bottom, "x" is a raised warp thread.
const repeats: Record<Weave, readonly string[]> = {
  plain: ['x.', '.x'],
  twill: ['xx..', 'x..x', '..xx', '.xx.'],
  satin: [
    'x.......',
    '...x....',
    '......x.',
    '.x......',
    '....x...',
    '.......x',
    '..x.....',
    '.....x..',
  ],
  // Turns after three threads, then after eight: the narrowest strips show it, too.
  herringbone: paper(16, 4, (column, row) => (fold(mod(column + 5, 16), 8) + row) % 4 < 2),
  basket: ['xx..', 'xx..', '..xx', '..xx'],
  diamond: paper(14, 14, (column, row) => (Math.abs(column - 7) + Math.abs(row - 7)) % 4 < 2),
  rib: ['x.', 'x.', 'x.', '.x', '.x', '.x'],
  'broken-twill': ['x...', '.x..', '...x', '..x.'],
  chevron: paper(6, 12, (column, row) => (column + fold(row, 6)) % 6 < 3),
  'mock-leno': ['x.x.x.', 'xxx...', 'x.x.x.', '.x.x.x', '...xxx', '.x.x.x'],
  honeycomb: [
    'x.......',
    '.x.....x',
    'x.x...x.',
    '.x.x.x.x',
    'x.x.x.x.',
    '.x.x.x.x',
    'x.x...x.',
    '.x.....x',
  ],
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
};

/** Whether the warp thread of this column lies over the weft thread of this row. */
export function lifts(weave: Weave, column: number, row: number): boolean {
  const { columns, rows } = repeatOf(weave);
  return repeats[weave][mod(row, rows)]?.[mod(column, columns)] === 'x';
}

/** After how many columns and rows the weave begins again. */
export function repeatOf(weave: Weave): { columns: number; rows: number } {
  const repeat = repeats[weave];
  return { columns: repeat[0]?.length ?? 1, rows: repeat.length };
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

/** Runs up to `size` and back down again, as a point harness does. */
function fold(index: number, size: number): number {
  return index < size ? index : size * 2 - 1 - index;
}

/** The rest of a division, never negative. */
export function mod(value: number, size: number): number {
  return ((value % size) + size) % size;
}
