import { Crossing } from './Crossing.tsx';
import { num } from './path.ts';
import { Strands } from './Strands.tsx';
import type { Thread } from './thread.ts';

type Lane = { id: string; category: string; thread: Thread };

/** From lane to lane is one em: so many lanes are left of where the first stripe ends, in every window. */
function pitchOf(amount: number): string {
  return `min(10px,${num(Math.min(1.3, 100 / amount / (amount + 2)), 2)}vw)`;
}

/** The first thread takes the innermost lane, so that no row is ever crossed. */
function laneOf(place: number, amount: number): number {
  return amount - place;
}

type GatheringProps = {
  className?: string | undefined;
  /** Of each thread on its way from its stripe to its lane. */
  fall?: string | undefined;
  lanes: readonly Lane[];
};

/** The threads of a cloth as wide as the window come down from its stripes, turn left and become lanes. */
export function Gathering({ className, fall, lanes }: GatheringProps) {
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
                  shape={{
                    x: '-400em',
                    y: '-50em',
                    width: '400em',
                    height: `${num(51.5 + place)}em`,
                    rx: `${num(2.4 + place)}em`,
                  }}
                />
              </g>
            </svg>
          ))}
        </svg>
      </svg>
      <Crossing lanes={lanes} x=".5em" y="1em" />
    </svg>
  );
}

type LanesProps = { className?: string | undefined; lanes: readonly Lane[] };

/** The threads on their way down beside the list. */
export function Lanes({ className, lanes }: LanesProps) {
  const amount = lanes.length;
  return (
    <svg className={className} fontSize={pitchOf(amount)} fill="none" aria-hidden="true">
      {lanes.map(({ id, category, thread }, place) => {
        const x = `${laneOf(place, amount)}em`;
        return (
          <g key={id} data-thread={category}>
            <Strands thread={thread} shape={{ x1: x, x2: x, y1: 0, y2: '100%' }} />
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

/** A row's end of its thread: out of its lane, to where `--arrival` says. */
export function Arm({ className, place, amount, thread, isEnd }: ArmProps) {
  const lane = laneOf(place, amount);
  const above = isEnd ? 50 : 0.8;
  return (
    <svg className={className} fontSize={pitchOf(amount)} fill="none" aria-hidden="true">
      {isEnd && (
        <>
          <rect x={`${lane + 0.5}em`} width="100%" height="100%" fill="var(--silk)" />
          <g data-arm="">
            <rect x={`${lane - 0.5}em`} y="-1em" width="100%" height="500em" fill="var(--silk)" />
          </g>
        </>
      )}
      <g data-arm="">
        <Strands
          thread={thread}
          shape={{
            x: `${lane}em`,
            y: `-${above}em`,
            width: '100em',
            height: `${above}em`,
            rx: '.8em',
          }}
        />
      </g>
    </svg>
  );
}
