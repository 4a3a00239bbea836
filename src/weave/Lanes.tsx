import type { SVGAttributes } from 'react';
import { Stroke } from './Drawing.tsx';
import { num, nums } from './path.ts';
import { type Thread, toneOf } from './thread.ts';

type Lane = { id: string; category: string; thread: Thread };

type StrandsProps = SVGAttributes<SVGElement> & {
  thread: Thread;
  /** What it runs along: a path, a line, or the side and foot of a rectangle whose rest is out of view. */
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

/** Lanes are one em apart: so many fit to the left of the end of the first stripe, in every viewport. */
function pitchOf(amount: number): string {
  return `min(10px,${num(Math.min(1.3, 100 / amount / (amount + 2)), 2)}vw)`;
}

/** The first thread takes the innermost lane, so that no row is ever crossed. */
function laneOf(place: number, amount: number): number {
  return amount - place;
}

type LanesProps = { className?: string | undefined; lanes: readonly Lane[] };

/** The threads of a cloth as wide as the viewport come down from its stripes, turn left and become lanes. */
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
          {lanes.map(({ id, category, thread }, place) => (
            <svg
              key={id}
              x={`${num(((place + 1) * 100) / amount)}%`}
              overflow="visible"
              aria-hidden="true"
            >
              <g className={fall} data-thread={category}>
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
 * Where the threads come in from the right, each on its level, and turn down into lanes. Every one crosses those
 * before it, over and under in turn: together they make a plain weave. They end a little below, on the lanes of the
 * rows. One unit is from lane to lane.
 */
export function Crossing({ lanes }: { lanes: readonly Lane[] }) {
  const amount = lanes.length;
  const right = amount - 1 + turn;
  const overs = Map.groupBy(oversOf(lanes), ({ thread, category }) => `${thread} ${category}`);
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
      {lanes.map(({ id, category, thread }, place) => (
        <g key={id} data-thread={category}>
          <Strands
            thread={thread}
            as="path"
            d={`M${nums([right, place + 0.5])}H${num(right - place)}q${nums([-turn, 0, -turn, turn])}V${num(amount + 0.2)}`}
          />
        </g>
      ))}
      {[...overs].map(([look, [first, ...others]]) => {
        if (!first) return null;
        const d = [first, ...others].map(({ d }) => d).join('');
        return (
          <g key={look} data-thread={first.category}>
            <Stroke d={d} tone="silk" width={lines(2.8)} />
            <Strands thread={first.thread} as="path" d={d} />
          </g>
        );
      })}
    </svg>
  );
}

/**
 * What is drawn again on top for each two threads, short of their neighbours: the later one on its level, or the
 * earlier one in its lane. It names a category only where both are of it: where nothing crosses, it would show.
 */
function oversOf(lanes: readonly Lane[]) {
  return lanes.flatMap((later, place) =>
    lanes.slice(0, place).map((earlier, before) => {
      const [x, y] = [lanes.length - 1 - before, place + 0.5];
      const category = later.category === earlier.category ? later.category : '';
      return (place + before) % 2 === 0
        ? { category, thread: later.thread, d: `M${nums([x - 0.3, y])}h.6` }
        : { category, thread: earlier.thread, d: `M${nums([x, y - 0.3])}v.6` };
    }),
  );
}

/** The threads on their way down beside the list. */
export function Lanes({ className, lanes }: LanesProps) {
  const amount = lanes.length;
  return (
    <svg className={className} fontSize={pitchOf(amount)} fill="none" aria-hidden="true">
      {lanes.map(({ id, category, thread }, place) => {
        const x = `${laneOf(place, amount)}em`;
        return (
          <g key={id} data-thread={category}>
            <Strands thread={thread} as="line" x1={x} x2={x} y1={0} y2="100%" />
          </g>
        );
      })}
    </svg>
  );
}

type ArmProps = {
  className?: string | undefined;
  /** Which lane of how many it comes from. */
  place: number;
  amount: number;
  thread: Thread;
  /** Whether the lane ends here, rather than going on to further rows. */
  isEnd: boolean;
};

/** A row's end of its thread: out of its lane, into the row. */
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
