import { num, nums } from './path.ts';
import { Casing, Strands } from './Strands.tsx';
import type { Thread } from './thread.ts';

type Lane = { category: string; thread: Thread };

type CrossingProps = { lanes: readonly Lane[]; x: string; y: string };

const turn = 0.8;
/** How much of a thread is drawn again on top, short of the neighbours. */
const over = 0.6;

/**
 * Where the threads of a cloth come in from the right, each on its level, and turn down into lanes. The first
 * takes the innermost lane, and every later one crosses those before it, over and under in turn: together they
 * make a plain weave. They end a little below, on the lanes of the rows. One unit is from lane to lane.
 * What is drawn again names a category only where both threads are of it: where nothing crosses, it would show.
 */
export function Crossing({ lanes, x, y }: CrossingProps) {
  const amount = lanes.length;
  const right = amount - 1 + turn;
  return (
    <svg
      viewBox={`-.5 0 ${nums([right + 0.5, amount])}`}
      x={x}
      y={y}
      width={`${num(right + 0.5)}em`}
      height={`${amount}em`}
      overflow="visible"
      aria-hidden="true"
    >
      {lanes.map(({ category, thread }, place) => (
        <g key={laneOf(place, amount)} data-thread={category}>
          <Strands
            thread={thread}
            shape={`M${nums([right, levelOf(place)])}H${num(laneOf(place, amount) + turn)}q${nums([-turn, 0, -turn, turn])}V${num(amount + 0.2)}`}
          />
        </g>
      ))}
      {[...Map.groupBy(oversOf(lanes), ({ category, thread }) => `${thread} ${category}`)].map(
        ([key, places]) => {
          const { category, thread } = places[0] as Over;
          const shape = places.map(({ d }) => d).join('');
          return (
            <g key={key} data-thread={category} data-over={places.length}>
              <Casing d={shape} />
              <Strands thread={thread} shape={shape} />
            </g>
          );
        },
      )}
    </svg>
  );
}

type Over = { category: string; thread: Thread; d: string };

/** The length that lies on top for each two threads: the later one on its level, or the earlier one in its lane. */
function oversOf(lanes: readonly Lane[]): Over[] {
  return lanes.flatMap((later, place) =>
    lanes.slice(0, place).map((earlier, before) => {
      const [x, y] = [laneOf(before, lanes.length), levelOf(place)];
      const category = later.category === earlier.category ? later.category : '';
      return (place + before) % 2 === 0
        ? { category, thread: later.thread, d: `M${nums([x - over / 2, y])}h${over}` }
        : { category, thread: earlier.thread, d: `M${nums([x, y - over / 2])}v${over}` };
    }),
  );
}

function laneOf(place: number, amount: number): number {
  return amount - 1 - place;
}

function levelOf(place: number): number {
  return place + 0.5;
}
