import { type Float, floats } from './floats.ts';

/** A picture as darkness, row by row: 0 is the bare ground, 1 the full thread. */
export type Tones = { columns: number; rows: number; tones: readonly number[] };

export const bindings = ['twill', 'satin', 'herringbone', 'diamond'] as const;

/** The order in which a shaded weave lengthens its floats as the picture darkens. */
export type Binding = (typeof bindings)[number];

const ends = 4;

/** Turns darkness into weft floats: the darker, the longer the thread stays on top. */
export function halftone({ columns, rows, tones }: Tones, binding: Binding): Float[] {
  if (tones.length !== columns * rows) {
    throw new RangeError(
      `A picture of ${columns} by ${rows} has ${columns * rows} tones, not ${tones.length}.\nGive one tone for each crossing, row by row.`,
    );
  }
  return floats(rows, columns, (row, column) => {
    const place = order(binding, column, row) + turn(column, row);
    return (tones[row * columns + column] ?? 0) * ends > place;
  });
}

// Floats do not lengthen all at once but one repeat in four at a time: that makes the half tones.
function turn(column: number, row: number): number {
  const repeat = Math.floor(column / ends) + 2 * Math.floor(row / 3);
  return (mod(repeat, 4) + 0.5) / 4;
}

function order(binding: Binding, column: number, row: number): number {
  switch (binding) {
    case 'twill':
      return mod(column - row, ends);
    case 'satin':
      return (mod(column - 2 * row, 5) * ends) / 5;
    case 'herringbone':
      return mod((Math.floor(column / 12) % 2 === 0 ? column : -column) - row, ends);
    case 'diamond':
      return mod(fold(column) + fold(row), ends);
  }
}

function fold(index: number): number {
  return Math.abs(mod(index, 16) - 8);
}

function mod(value: number, size: number): number {
  return ((value % size) + size) % size;
}
