import { Drawing, type Label } from './Drawing.tsx';
import { floats, warp, weft } from './floats.ts';
import { lifts, type Weave } from './lifts.ts';

type DraftProps = Label & {
  weave: Weave;
  columns: number;
  rows: number;
  tone?: 'ink' | 'madder';
};

/** A weave draft: raised warp as full threads, the weft that passes over it as fine ones. */
export function Draft({ weave, columns, rows, tone = 'ink', label }: DraftProps) {
  const raised = floats(columns, rows, (column, row) => lifts(weave, column, row));
  const crossing = floats(rows, columns, (row, column) => !lifts(weave, column, row));
  return (
    <Drawing width={columns * 10} height={rows * 10} label={label}>
      <g transform="scale(10)" stroke={`var(--${tone})`}>
        <path d={weft(crossing, 0)} strokeWidth={0.14} opacity={0.5} />
        <path d={warp(raised, 0.04)} strokeWidth={0.92} />
      </g>
    </Drawing>
  );
}
