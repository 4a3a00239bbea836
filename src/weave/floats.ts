import { num } from './path.ts';

/** A stretch of thread that lies on top, without a break. */
type Float = { line: number; from: number; length: number };

/**
 * The floats along each of `lines` threads that are crossed `crossings` times. `beyond` crossings outside of each end
 * are looked at as well, so that a float across the edge of a pattern that repeats is drawn whole and clipped.
 */
export function floats(
  lines: number,
  crossings: number,
  isOver: (line: number, crossing: number) => boolean,
  beyond = 0,
): Float[] {
  const found: Float[] = [];
  for (let line = 0; line < lines; line++) {
    let length = 0;
    for (let crossing = -beyond; crossing <= crossings + beyond; crossing++) {
      if (crossing < crossings + beyond && isOver(line, crossing)) {
        length++;
      } else if (length > 0) {
        found.push({ line, from: crossing - length, length });
        length = 0;
      }
    }
  }
  return found;
}

/** Path data of floats across the cloth or down it; `inset` leaves a gap at their ends. */
export function strokes(way: 'h' | 'v', list: readonly Float[], inset: number): string {
  const point = (along: number, across: number) =>
    (way === 'h' ? [along, across] : [across, along]).map((value) => num(value, 2)).join(' ');
  return list
    .map(({ line, from, length }, index) => {
      const before = list[index - 1];
      const move =
        before?.line === line
          ? `m${point(from + 2 * inset - before.from - before.length, 0)}`
          : `M${point(from + inset, line + 0.5)}`;
      return `${move}${way}${num(length - 2 * inset, 2)}`;
    })
    .join('');
}
