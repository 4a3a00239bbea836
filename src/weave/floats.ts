import { num } from './path.ts';

/** A stretch of thread that lies on top, without a break. */
type Float = { line: number; from: number; length: number };

/**
 * The floats on `lines` threads with `crossings` crossings each. In a pattern that repeats, `beyond` makes floats that
 * cross its edges longer by as many crossings, so that they have no end at the edge; the pattern clips them.
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

/** Path data of horizontal or vertical floats; `inset` leaves a gap at their ends. */
export function strokes(direction: 'h' | 'v', list: readonly Float[], inset: number): string {
  const point = (along: number, across: number) =>
    (direction === 'h' ? [along, across] : [across, along]).map((value) => num(value, 2)).join(' ');
  return list
    .map(({ line, from, length }, index) => {
      const before = list[index - 1];
      const move =
        before?.line === line
          ? `m${point(from + 2 * inset - before.from - before.length, 0)}`
          : `M${point(from + inset, line + 0.5)}`;
      return `${move}${direction}${num(length - 2 * inset, 2)}`;
    })
    .join('');
}
