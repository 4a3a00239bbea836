export type Point = readonly [x: number, y: number];

/** Formats a coordinate as briefly as possible: at most `digits` decimals, no leading zero. */
export function num(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  return (Object.is(rounded, -0) ? '0' : String(rounded)).replace(/^(-?)0\./, '$1.');
}

/** Numbers for path data, spaced only where the grammar needs it. */
export function nums(values: readonly number[], digits = 1): string {
  return values
    .map((value) => num(value, digits))
    .reduce(
      (text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`),
      '',
    );
}

export function move(x: number, y: number, digits = 1): string {
  return `M${nums([x, y], digits)}`;
}

/** A smooth curve: quadratic Béziers between the midpoints of the steps, with the points as control points. */
export function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  let at = points[0] as Point;
  let d = `M${nums(at)}`;
  for (let index = 1; index <= Math.max(1, last - 1); index++) {
    const bend = points[index] as Point;
    const next = points[index + 1] ?? bend;
    const to = index < last - 1 ? between(bend, next, 0.5) : next;
    d += `q${nums([bend[0] - at[0], bend[1] - at[1], to[0] - at[0], to[1] - at[1]])}`;
    at = to;
  }
  return d;
}

export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
