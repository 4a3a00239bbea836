import { Stroke } from './Drawing.tsx';
import { type LanesProps, laneDistance } from './Lanes.tsx';
import { num, nums } from './path.ts';
import { lineWidths, Strands } from './Strands.tsx';

type GatheringProps = LanesProps & {
  /** The class of the threads from the cloth to the crossing. */
  fromCloth?: string | undefined;
};

/**
 * The threads between a cloth as wide as the viewport and the lanes: each comes down from the end of its stripe, turns
 * left, and turns down into its lane where all of them cross.
 */
export function Gathering({ className, fromCloth, lanes }: GatheringProps) {
  const amount = lanes.length;
  return (
    <svg
      className={className}
      width="100%"
      height={`${amount + 1}em`}
      fontSize={laneDistance(amount)}
      fill="none"
      aria-hidden="true"
    >
      {/* Where the crossing goes on with them. */}
      <clipPath id="right-of-crossing">
        <rect x={`${num(amount + 0.8)}em`} width="100%" height="100%" />
      </clipPath>
      <g clipPath="url(#right-of-crossing)">
        {lanes.map(({ id, yarn }, lane) => {
          const endOfStripe = ((lane + 1) * 100) / amount;
          return (
            <svg key={id} x={`${num(endOfStripe)}%`} overflow="visible" aria-hidden="true">
              {/* Down the right side of a rectangle and along its bottom edge; the rest of it is out of view. */}
              <Strands
                className={fromCloth}
                data-thread={lane}
                yarn={yarn}
                as="rect"
                x="-400em"
                y="-50em"
                width="400em"
                height={`${num(51.5 + lane)}em`}
                rx={`${num(1.5 + lane)}em`}
              />
            </svg>
          );
        })}
      </g>
      <Crossing lanes={lanes} />
    </svg>
  );
}

/** The radius of the bend into a lane. One unit of the crossing is the distance of two lanes. */
const turn = 0.8;

/**
 * Where the threads come in from the right, each at a height of its own, and turn down into their lanes. Each crosses
 * those before it, over and under in turn, in a plain weave.
 */
function Crossing({ lanes }: Pick<LanesProps, 'lanes'>) {
  const amount = lanes.length;
  const right = amount - 1 + turn;
  return (
    <svg
      viewBox={`-.5 0 ${nums([right + 0.5, amount])}`}
      x=".5em"
      y="1em"
      width={`${num(right + 0.5)}em`}
      height={`${amount}em`}
      overflow="visible"
      aria-hidden="true"
    >
      {lanes.map(({ id, yarn }, lane) => {
        const start = `M${nums([right, lane + 0.5])}`;
        const bend = `q${nums([-turn, 0, -turn, turn])}`;
        const d = `${start}H${num(right - lane)}${bend}V${num(amount + 0.2)}`;
        return <Strands key={id} data-thread={lane} yarn={yarn} as="path" d={d} />;
      })}
      {lanes.map(({ id, yarn }, lane) => {
        const d = piecesOnTop(lane, amount);
        if (d === '') return null;
        // Narrow, or between two of them a thread would look dashed.
        const gap = lineWidths(yarn === 'double' ? 2.4 : 1.8);
        return (
          <g key={id} data-thread={lane}>
            <Stroke d={d} colour="silk" width={gap} />
            <Strands yarn={yarn} as="path" d={d} />
          </g>
        );
      })}
    </svg>
  );
}

/**
 * Where a thread is on top of another, the short pieces of it that are drawn again. They are of no other thread, so that
 * they can be hidden with it.
 */
function piecesOnTop(lane: number, amount: number): string {
  const others = Array.from({ length: amount }, (_, other) => other).filter((at) => at !== lane);
  const pieces = others.map((other) => {
    const earlier = Math.min(lane, other);
    const later = Math.max(lane, other);
    const isLater = lane === later;
    const isLaterOnTop = (earlier + later) % 2 === 0;
    if (isLater !== isLaterOnTop) return '';
    // There the later one runs across, and the earlier one down.
    const x = amount - 1 - earlier;
    const y = later + 0.5;
    return isLater ? `M${nums([x - 0.3, y])}h.6` : `M${nums([x, y - 0.3])}v.6`;
  });
  return pieces.join('');
}
