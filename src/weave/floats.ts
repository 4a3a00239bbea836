import { num } from './path.ts';

/** Stretches of thread that lie on top, without a break. */
export type Float = { line: number; from: number; length: number };

/** Finds the floats along each of `lines` threads that are crossed `crossings` times. */
export function floats(
  lines: number,
  crossings: number,
  over: (line: number, crossing: number) => boolean,
): Float[] {
  const found: Float[] = [];
  for (let line = 0; line < lines; line++) {
    let from = -1;
    for (let crossing = 0; crossing <= crossings; crossing++) {
      const up = crossing < crossings && over(line, crossing);
      if (up && from < 0) {
        from = crossing;
      } else if (!up && from >= 0) {
        found.push({ line, from, length: crossing - from });
        from = -1;
      }
    }
  }
  return found;
}

/** Floats as strokes across the cloth; `inset` leaves the ends a gap. */
export function weft(list: readonly Float[], inset: number): string {
  return strokes(list, inset, 'h', (along, across) => `${num(along, 2)} ${num(across, 2)}`);
}

/** The same down the cloth. */
export function warp(list: readonly Float[], inset: number): string {
  return strokes(list, inset, 'v', (along, across) => `${num(across, 2)} ${num(along, 2)}`);
}

function strokes(
  list: readonly Float[],
  inset: number,
  way: 'h' | 'v',
  point: (along: number, across: number) => string,
): string {
  let d = '';
  let last = -1;
  let end = 0;
  for (const { line, from, length } of list) {
    const start = from + inset;
    d += line === last ? `m${point(start - end, 0)}` : `M${point(start, line + 0.5)}`;
    d += `${way}${num(length - 2 * inset, 2)}`;
    last = line;
    end = start + length - 2 * inset;
  }
  return d;
}
