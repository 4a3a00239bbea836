import { Drawing } from './Drawing.tsx';
import { passing, raised, type Weave } from './lifts.ts';

const ends = 12;
const picks = 12;

/** A weave draft: raised warp as full threads, the weft that passes over it as fine ones. */
export function Draft({ weave }: { weave: Weave }) {
  const piece = { weave, columns: ends, rows: picks };
  return (
    <Drawing width={ends * 10} height={picks * 10}>
      <g transform="scale(10)" stroke="var(--madder)">
        <path d={passing(piece)} strokeWidth={0.14} opacity={0.5} />
        <path d={raised(piece, 0.04)} strokeWidth={0.92} />
      </g>
    </Drawing>
  );
}
