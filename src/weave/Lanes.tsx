import type { SVGAttributes } from 'react';
import { Stroke } from './Drawing.tsx';
import { num, nums } from './path.ts';
import { type Thread, toneOf } from './thread.ts';

type Lane = { id: string; thread: Thread };

type StrandsProps = SVGAttributes<SVGElement> & {
  thread: Thread;
  /** The shape that it follows. Of a rectangle, only one side and the bottom edge are in view. */
  as: 'path' | 'line' | 'rect';
};

/** One length of thread, as thick as `--line`, which its container sets. */
export function Strands({ thread, as: Shape, ...shape }: StrandsProps) {
  return (
    <>
      <Shape
        {...shape}
        stroke={`var(--${toneOf(thread)})`}
        strokeWidth={thread === 'double' ? lines(1.7) : 'var(--line)'}
        strokeDasharray={thread === 'plied' ? `${lines(2.5)} var(--line)` : undefined}
      />
      {thread === 'double' && <Shape {...shape} stroke="var(--silk)" strokeWidth={lines(0.6)} />}
    </>
  );
}

function lines(count: number): string {
  return `calc(var(--line)*${count})`;
}

/**
 * The distance of lanes, as a font size. All of them take less than 6 % of the window's width: less than 24 px on a
 * phone, and than the first stripe of the cloth.
 */
function pitchOf(amount: number): string {
  return `min(10px,${num(5.8 / amount, 2)}vw,max(1vh,3px))`;
}

/** The first thread takes the lane next to the rows, so that no thread crosses another one's row. */
function laneOf(place: number, amount: number): number {
  return amount - place;
}

type LanesProps = { className?: string | undefined; lanes: readonly Lane[] };

/** The threads between a cloth as wide as the viewport and the lanes: down from their stripes, then left. */
export function Gathering({ className, fall, lanes }: LanesProps & { fall?: string | undefined }) {
  const amount = lanes.length;
  const entry = num(amount + 0.8);
  return (
    <svg
      className={className}
      width="100%"
      height={`${amount + 1}em`}
      fontSize={pitchOf(amount)}
      fill="none"
      aria-hidden="true"
    >
      <svg x={`${entry}em`} width="100%" height="100%" aria-hidden="true">
        <svg x={`-${entry}em`} width="100%" overflow="visible" aria-hidden="true">
          {lanes.map(({ id, thread }, place) => (
            <svg
              key={id}
              x={`${num(((place + 1) * 100) / amount)}%`}
              overflow="visible"
              aria-hidden="true"
            >
              <g className={fall} data-thread={id}>
                <Strands
                  thread={thread}
                  as="rect"
                  x="-400em"
                  y="-50em"
                  width="400em"
                  height={`${num(51.5 + place)}em`}
                  rx={`${num(2.4 + place)}em`}
                />
              </g>
            </svg>
          ))}
        </svg>
      </svg>
      <Crossing lanes={lanes} />
    </svg>
  );
}

const turn = 0.8;

/**
 * Where the threads come in from the right, each at a height of its own, and turn down into their lanes. Each crosses
 * those before it, over and under in turn, in a plain weave. One unit is the distance of two lanes.
 */
function Crossing({ lanes }: { lanes: readonly Lane[] }) {
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
      {lanes.map(({ id, thread }, place) => {
        const start = `M${nums([right, place + 0.5])}`;
        const bend = `q${nums([-turn, 0, -turn, turn])}`;
        const d = `${start}H${num(right - place)}${bend}V${num(amount + 0.2)}`;
        return (
          <g key={id} data-thread={id}>
            <Strands thread={thread} as="path" d={d} />
          </g>
        );
      })}
      {lanes.map(({ id, thread }, place) => {
        const d = oversOf(place, amount);
        if (d === '') return null;
        return (
          <g key={id} data-thread={id}>
            <Stroke d={d} tone="silk" width={lines(2.8)} />
            <Strands thread={thread} as="path" d={d} />
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
function oversOf(place: number, amount: number): string {
  const others = Array.from({ length: amount }, (_, other) => other).filter((at) => at !== place);
  const overs = others.map((other) => {
    const earlier = Math.min(place, other);
    const later = Math.max(place, other);
    const isLaterOnTop = (later + earlier) % 2 === 0;
    if (isLaterOnTop !== (place === later)) return '';
    const x = amount - 1 - earlier;
    const y = later + 0.5;
    return place === later ? `M${nums([x - 0.3, y])}h.6` : `M${nums([x, y - 0.3])}v.6`;
  });
  return overs.join('');
}

/** The threads on their way down beside the list. */
export function Lanes({ className, lanes }: LanesProps) {
  const amount = lanes.length;
  return (
    <svg className={className} fontSize={pitchOf(amount)} fill="none" aria-hidden="true">
      {lanes.map(({ id, thread }, place) => {
        const x = `${laneOf(place, amount)}em`;
        return (
          <g key={id} data-thread={id}>
            <Strands thread={thread} as="line" x1={x} x2={x} y1={0} y2="100%" />
          </g>
        );
      })}
    </svg>
  );
}

type ArmProps = {
  className?: string | undefined;
  /** The thread's index, and the number of threads. */
  place: number;
  amount: number;
  thread: Thread;
  /** Whether the lane ends here, rather than going on to further rows. */
  isEnd: boolean;
};

/** The bend of a thread out of its lane into a row. */
export function Arm({ className, place, amount, thread, isEnd }: ArmProps) {
  const lane = laneOf(place, amount);
  const above = isEnd ? 50 : 0.8;
  return (
    <svg className={className} fontSize={pitchOf(amount)} fill="none" aria-hidden="true">
      {isEnd && <rect x={`${lane + 0.5}em`} width="100%" height="100%" fill="var(--silk)" />}
      <g data-arm="">
        {isEnd && (
          <rect x={`${lane - 0.5}em`} y="-1em" width="100%" height="500em" fill="var(--silk)" />
        )}
        <Strands
          thread={thread}
          as="rect"
          x={`${lane}em`}
          y={`-${above}em`}
          width="100em"
          height={`${above}em`}
          rx=".8em"
        />
      </g>
    </svg>
  );
}
