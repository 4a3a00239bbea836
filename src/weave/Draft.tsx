import { Drawing } from './Drawing.tsx';
import { floats, warp, weft } from './floats.ts';
import { lifts, type Weave } from './lifts.ts';

type DraftProps = { weave: Weave };

const size = 12;

/** A weave draft: raised warp as full threads, the weft that passes over it as fine ones. */
export function Draft({ weave }: DraftProps) {
  const raised = floats(size, size, (column, row) => lifts(weave, column, row));
  const crossing = floats(size, size, (row, column) => !lifts(weave, column, row));
  return (
    <Drawing width={size * 10} height={size * 10}>
      <g transform="scale(10)" stroke="var(--madder)">
        <path d={weft(crossing, 0)} strokeWidth={0.14} opacity={0.5} />
        <path d={warp(raised, 0.04)} strokeWidth={0.92} />
      </g>
    </Drawing>
  );
}
