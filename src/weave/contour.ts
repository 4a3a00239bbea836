import { num } from './path.ts';

/** The outline of all crossings for which `inside` holds, along the threads, as path data. */
export function contour(
  columns: number,
  rows: number,
  inside: (column: number, row: number) => boolean,
): string {
  const edges = new Map<string, [number, number][]>();
  const filled = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && inside(column, row);
  const link = (x: number, y: number, to: [number, number]) => {
    const key = `${x} ${y}`;
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (filled(column, row)) {
        if (!filled(column, row - 1)) link(column, row, [column + 1, row]);
        if (!filled(column + 1, row)) link(column + 1, row, [column + 1, row + 1]);
        if (!filled(column, row + 1)) link(column + 1, row + 1, [column, row + 1]);
        if (!filled(column - 1, row)) link(column, row + 1, [column, row]);
      }
    }
  }
  return [...edges.keys()].map((start) => walk(edges, start)).join('');
}

function walk(edges: Map<string, [number, number][]>, start: string): string {
  let d = '';
  let [x = 0, y = 0] = start.split(' ').map(Number);
  let run = { across: true, length: 0 };
  const flush = () => {
    d += run.length === 0 ? '' : `${run.across ? 'h' : 'v'}${num(run.length)}`;
  };
  for (let next = take(edges, x, y); next; next = take(edges, x, y)) {
    const [nx, ny] = next;
    const across = ny === y;
    if (across !== run.across) {
      flush();
      run = { across, length: 0 };
    }
    run.length += nx - x + ny - y;
    [x, y] = next;
  }
  // The last run only leads back to where the outline began.
  return d === '' ? '' : `M${start}${d}z`;
}

function take(edges: Map<string, [number, number][]>, x: number, y: number) {
  return edges.get(`${x} ${y}`)?.pop();
}
