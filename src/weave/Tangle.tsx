import { Drawing, Stroke } from './Drawing.tsx';
import { overAndUnder, tangle, tangleBox } from './tangle.ts';

/** How far the drawing reaches above the place where it comes in: shown at half its size, too, it holds the turns. */
const above = 14;

type TangleProps = {
  /** What it is seeded with: two tangles of one size look different. */
  name: string;
  /** How often the thread crosses itself. */
  crossings: number;
};

/** A tangle of one thread, let in above and out below. */
export function Tangle({ name, crossings }: TangleProps) {
  return (
    <Drawing width={tangleBox.width} height={above + tangleBox.height}>
      <g transform={`translate(0 ${above})`} stroke="var(--madder)">
        <Stroke d={overAndUnder(tangle(name, crossings), 5)} steady width={3} />
        <Stroke d={`M${tangleBox.from[0] - 10.5} 0h21`} steady width={12} dashes={3} />
      </g>
    </Drawing>
  );
}
