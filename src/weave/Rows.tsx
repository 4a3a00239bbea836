import { Drawing } from './Drawing.tsx';
import { floats, warp, weft } from './floats.ts';
import { lifts, weaves } from './lifts.ts';

type RowsProps = { count: number };

const columns = 84;
const picks = 6;
const gap = 2;

/** Woven rows, one above the other, each of another weave: no two years were alike. */
export function Rows({ count }: RowsProps) {
  const height = count * (picks + gap) - gap;
  return (
    <Drawing width={columns * 6} height={height * 4.5}>
      <g transform="scale(6 4.5)" data-count={count}>
        {Array.from({ length: count }, (_, row) => row).map((row) => (
          <Row key={row} row={row} />
        ))}
      </g>
    </Drawing>
  );
}

function Row({ row }: { row: number }) {
  const weave = weaves[row % weaves.length] ?? 'plain';
  const raised = floats(columns, picks, (column, pick) => lifts(weave, column, pick));
  const crossing = floats(picks, columns, (pick, column) => !lifts(weave, column, pick));
  return (
    <g
      data-row={weave}
      transform={row === 0 ? undefined : `translate(0 ${row * (picks + gap)})`}
      stroke={row === 0 ? 'var(--madder)' : 'var(--ink)'}
    >
      <path d={weft(crossing, 0)} strokeWidth={0.2} opacity={0.45} />
      <path d={warp(raised, 0.05)} strokeWidth={0.86} />
    </g>
  );
}
