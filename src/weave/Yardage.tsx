import { floats, warp, weft } from './floats.ts';
import { lifts, repeatOf, type Weave } from './lifts.ts';

type YardageProps = { weave: Weave };

/** In pixels: cloth is as wide and high as the box it is shown in, and its threads are not scaled. */
export const yardageCell = 9;

/** Yardage of any size in one weave. Its first end is in the page's own thread. */
export function Yardage({ weave }: YardageProps) {
  const { columns, rows } = repeatOf(weave);
  const width = columns * yardageCell;
  const height = rows * yardageCell;
  return (
    <svg
      aria-hidden="true"
      data-repeat={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      fill="none"
    >
      <pattern id="cloth" width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${yardageCell})`} stroke="var(--ink)">
          <path d={picks(columns, rows)} strokeWidth={0.16} opacity={0.4} />
          <path d={ends(weave, columns)} strokeWidth={0.84} />
        </g>
      </pattern>
      <pattern id="end" width={yardageCell} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${yardageCell})`} stroke="var(--madder)">
          <path d={ends(weave, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <path d={`M${yardageCell} 0h9999v999h-9999z`} fill="url(#cloth)" />
      <path d={`M0 0h${yardageCell}v999h-${yardageCell}z`} fill="url(#end)" />
    </svg>
  );
}

function picks(columns: number, rows: number): string {
  return weft(
    floats(rows, columns, () => true),
    0,
  );
}

// A float that goes on above or below the repeat is drawn whole, and the repeat cuts it.
function ends(weave: Weave, columns: number): string {
  const { rows } = repeatOf(weave);
  const found = floats(columns, rows * 3, (column, row) => lifts(weave, column, row))
    .map((float) => ({ ...float, from: float.from - rows }))
    .filter(({ from, length }) => from < rows && from + length > 0);
  return warp(found, 0.08);
}
