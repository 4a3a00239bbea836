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

export function move(x: number, y: number): string {
  return `M${nums([x, y])}`;
}
