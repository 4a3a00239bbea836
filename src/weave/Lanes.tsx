import { num } from './path.ts';
import { Strands } from './Strands.tsx';
import type { Yarn } from './yarn.ts';

export type LanesProps = {
  className?: string | undefined;
  /** The thread in each lane. The first lane is next to the rows, so that no thread crosses another one's row. */
  lanes: readonly { id: string; yarn: Yarn }[];
};

/**
 * The distance of lanes, as a font size: the drawings of the lanes measure in em. All lanes take less than 6 % of the
 * window's width: less than 24 px on a phone, and than the first stripe of the cloth.
 */
export function laneDistance(amount: number): string {
  return `min(10px,${num(5.8 / amount, 2)}vw,max(1vh,3px))`;
}

/** Threads that several rows share, on their way down beside the list. */
export function Lanes({ className, lanes }: LanesProps) {
  const amount = lanes.length;
  return (
    <svg className={className} fontSize={laneDistance(amount)} fill="none" aria-hidden="true">
      {lanes.map(({ id, yarn }, lane) => {
        const x = `${amount - lane}em`;
        return (
          <Strands key={id} data-thread={lane} yarn={yarn} as="line" x1={x} x2={x} y2="100%" />
        );
      })}
    </svg>
  );
}

type RowThreadProps = {
  className?: string | undefined;
  /** The index of the lane, and how many there are. */
  lane: number;
  amount: number;
  yarn: Yarn;
  /** Whether the thread is this row's alone, and so has no lane that goes on to further rows. */
  isWhole: boolean;
};

/** A thread turns into its row. Its container clips it at the row's label. */
export function RowThread({ className, lane, amount, yarn, isWhole }: RowThreadProps) {
  // The whole thread from far above, or only the bend out of a lane that goes on.
  const height = isWhole ? 9999 : 0.8;
  return (
    <svg className={className} fontSize={laneDistance(amount)} fill="none" aria-hidden="true">
      <g data-arm="">
        <Strands
          yarn={yarn}
          as="rect"
          x={`${amount - lane}em`}
          y={`-${height}em`}
          width="100em"
          height={`${height}em`}
          rx=".8em"
        />
      </g>
    </svg>
  );
}
