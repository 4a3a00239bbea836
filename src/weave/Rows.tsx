import { Drawing } from './Drawing.tsx';
import { floats, warp, weft } from './floats.ts';
import { lifts, type Weave, weaves } from './lifts.ts';

type RowsProps = { count: number };

const columns = 84;
const picks = 6;
const gap = 2;

/** Woven rows, one above the other, each of another weave: no two years were alike. */
export function Rows({ count }: RowsProps) {
  const rows = Array.from({ length: count }, (_, row) => ({
    weave: weaves[row % weaves.length] ?? 'plain',
    top: row * (picks + gap),
  }));
  const height = count * (picks + gap) - gap;
  return (
    <Drawing width={columns * 6} height={height * 4.5}>
      <g transform="scale(6 4.5)" data-count={count}>
        {rows.map(({ weave, top }) => (
          <Row key={top} weave={weave} top={top} madder={top === 0} />
        ))}
      </g>
    </Drawing>
  );
}

type RowProps = { weave: Weave; top: number; madder: boolean };

function Row({ weave, top, madder }: RowProps) {
  const raised = floats(columns, picks, (column, pick) => lifts(weave, column, pick));
  const crossing = floats(picks, columns, (pick, column) => !lifts(weave, column, pick));
  return (
    <g
      data-row={weave}
      transform={top === 0 ? undefined : `translate(0 ${top})`}
      stroke={madder ? 'var(--madder)' : 'var(--ink)'}
    >
      <path d={weft(crossing, 0)} strokeWidth={0.2} opacity={0.45} />
      <path d={warp(raised, 0.05)} strokeWidth={0.86} />
    </g>
  );
}
