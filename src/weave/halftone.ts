import { mod } from './lifts.ts';

/** The order in which a shaded weave lengthens its floats as they are to cover more. */
export type Binding = 'satin' | 'twill' | 'counter-twill' | 'herringbone' | 'diamond';

const ends = 4;

/** Whether a thread that is to cover `share` of the cloth lies on top at this crossing. */
export function covers(share: number, binding: Binding, column: number, row: number): boolean {
  return share * ends > order(binding, column, row) + turn(column, row);
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
    case 'counter-twill':
      return mod(column + row, ends);
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
