/** The shortest spelling of a coordinate: at most `digits` decimals, no leading zero. */
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

/** A smooth curve through y(x) on [from, to], each step one cubic that keeps the slope. */
export function wave(y: (x: number) => number, from: number, to: number, steps: number): string {
  const step = (to - from) / steps;
  const slope = (x: number) => (y(x + 1e-4) - y(x - 1e-4)) / 2e-4;
  let d = move(from, y(from));
  for (let index = 0; index < steps; index++) {
    const a = from + index * step;
    const b = a + step;
    const third = step / 3;
    d += `C${nums([a + third, y(a) + slope(a) * third, b - third, y(b) - slope(b) * third, b, y(b)])}`;
  }
  return d;
}

/** How many separate pieces of thread a path draws. */
export function pieces(d: string): number {
  return d.match(/m/gi)?.length ?? 0;
}
