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

/** Floats as strokes: weft threads run across, warp threads down; `inset` leaves the ends a gap. */
export function weft(list: readonly Float[], inset = 0.1): string {
  let d = '';
  let line = -1;
  let x = 0;
  for (const float of list) {
    const from = float.from + inset;
    d +=
      float.line === line
        ? `m${num(from - x, 2)} 0`
        : `M${num(from, 2)} ${num(float.line + 0.5, 2)}`;
    d += `h${num(float.length - 2 * inset, 2)}`;
    line = float.line;
    x = from + float.length - 2 * inset;
  }
  return d;
}

export function warp(list: readonly Float[], inset = 0.1): string {
  let d = '';
  let line = -1;
  let y = 0;
  for (const float of list) {
    const from = float.from + inset;
    d +=
      float.line === line
        ? `m0 ${num(from - y, 2)}`
        : `M${num(float.line + 0.5, 2)} ${num(from, 2)}`;
    d += `v${num(float.length - 2 * inset, 2)}`;
    line = float.line;
    y = from + float.length - 2 * inset;
  }
  return d;
}
