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
  const overs = lanes.flatMap((_, place) => crossingsOver(place, lanes));
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
      {[...Map.groupBy(overs, ({ thread }) => thread)].flatMap(([thread, ofThread]) =>
        [...Map.groupBy(ofThread, ({ category }) => category)].map(([category, places]) => (
          <g key={`${thread} ${category}`} data-thread={category} data-over={places.length}>
            <Casing d={lengths(places)} />
            <Strands thread={thread} shape={lengths(places)} />
          </g>
        )),
      )}
    </svg>
  );
}

type CrossingPlace = Lane & { x: number; y: number; way: 'h' | 'v' };

/** Where the thread passes over another: on its level over those before it, in its lane over later ones. */
function crossingsOver(place: number, lanes: readonly Lane[]): CrossingPlace[] {
  const amount = lanes.length;
  const { category = '', thread = 'ink' } = lanes[place] ?? {};
  return lanes.flatMap((lane, other): CrossingPlace[] => {
    const isOver = other === place ? false : (other + place) % 2 === (other < place ? 0 : 1);
    if (!isOver) return [];
    const shown = { category: lane.category === category ? category : '', thread };
    return other < place
      ? [{ ...shown, x: laneOf(other, amount), y: levelOf(place), way: 'h' }]
      : [{ ...shown, x: laneOf(place, amount), y: levelOf(other), way: 'v' }];
  });
}

function laneOf(place: number, amount: number): number {
  return amount - 1 - place;
}

function levelOf(place: number): number {
  return place + 0.5;
}

function lengths(places: readonly CrossingPlace[]): string {
  return places
    .map(({ x, y, way }) => {
      const start = way === 'h' ? [x - over / 2, y] : [x, y - over / 2];
      return `M${nums(start)}${way}${over}`;
    })
    .join('');
}
