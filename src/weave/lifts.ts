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
const repeats: Record<Exclude<Weave, 'herringbone' | 'chevron' | 'diamond'>, readonly string[]> = {
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
  basket: ['xx..', 'xx..', '..xx', '..xx'],
  rib: ['x.', 'x.', 'x.', '.x', '.x', '.x'],
  'broken-twill': ['x...', '.x..', '...x', '..x.'],
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
  if (weave === 'herringbone') {
    return mod(fold(column, 8) + row, 4) < 2;
  }
  if (weave === 'chevron') {
    return mod(column + fold(row, 6), 6) < 3;
  }
  if (weave === 'diamond') {
    const across = Math.abs(mod(column, 14) - 7);
    const down = Math.abs(mod(row, 14) - 7);
    return mod(across + down, 4) < 2;
  }
  const repeat = repeats[weave];
  const line = repeat[mod(row, repeat.length)] ?? '';
  return line[mod(column, line.length)] === 'x';
}

/** After how many columns and rows the weave begins again. */
export function repeatOf(weave: Weave): { columns: number; rows: number } {
  if (weave === 'herringbone') return { columns: 16, rows: 4 };
  if (weave === 'chevron') return { columns: 6, rows: 12 };
  if (weave === 'diamond') return { columns: 14, rows: 14 };
  const repeat = repeats[weave];
  return { columns: repeat[0]?.length ?? 1, rows: repeat.length };
}

/** Runs up to `size` and back down again, as a point harness does. */
function fold(index: number, size: number): number {
  const place = mod(index, size * 2);
  return place < size ? place : size * 2 - 1 - place;
}

function mod(value: number, size: number): number {
  return ((value % size) + size) % size;
}
