import { floats, openFloats, warp, weft } from './floats.ts';
import { lifts, repeatOf, type Weave } from './lifts.ts';

type YardageProps = { weave: Weave };

/** In pixels: cloth is as wide and high as the box it is shown in, and its threads are not scaled. */
const yardageCell = 9;

/** From one end in the page's own thread to the next: whole repeats of every weave. */
export const apart = 224;

/** Yardage of any size in one weave. Its first end is in the page's own thread, and one beyond most boxes. */
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
          <path
            d={weft(
              floats(rows, columns, () => true),
              0,
            )}
            strokeWidth={0.16}
            opacity={0.4}
          />
          <path d={ends(weave, columns)} strokeWidth={0.84} />
        </g>
      </pattern>
      <pattern id="end" width={yardageCell} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${yardageCell})`} stroke="var(--madder)">
          <path d={ends(weave, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <path d={strip(1, apart - 1) + strip(apart + 1, apart - 1)} fill="url(#cloth)" />
      <path d={strip(0, 1) + strip(apart, 1)} fill="url(#end)" />
    </svg>
  );
}

function strip(from: number, ends: number): string {
  const width = ends * yardageCell;
  return `M${from * yardageCell} 0h${width}v999h-${width}z`;
}

function ends(weave: Weave, columns: number): string {
  const { rows } = repeatOf(weave);
  return warp(
    openFloats(columns, rows, (column, row) => lifts(weave, column, row)),
    0.08,
  );
}
