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

/** The same in a piece of a cloth that goes on: a float over its edge reaches one crossing beyond, to be cut off there. */
export function openFloats(
  lines: number,
  crossings: number,
  over: (line: number, crossing: number) => boolean,
): Float[] {
  return floats(lines, crossings + 2, (line, crossing) => over(line, crossing - 1)).map(
    (float) => ({ ...float, from: float.from - 1 }),
  );
}

/** Floats as strokes across the cloth; `inset` leaves the ends a gap. */
export function weft(list: readonly Float[], inset: number): string {
  return strokes(list, inset, 'h');
}

/** The same down the cloth. */
export function warp(list: readonly Float[], inset: number): string {
  return strokes(list, inset, 'v');
}

function strokes(list: readonly Float[], inset: number, way: 'h' | 'v'): string {
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
