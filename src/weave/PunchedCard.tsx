import { Drawing } from './Drawing.tsx';
import { between, move, nums, type Point } from './path.ts';
import { overAndUnder } from './tangle.ts';

type PunchedCardProps = {
  /** How many places the card has. */
  total: number;
  /** How many of them were not punched. */
  missing: number;
};

const columns = 50;
const pitch = { x: 28.8, y: 27 };

/**
 * A punched card as wide as the page, held up to the light: each hole is lit, and the places that were
 * missed stay dark. The page's thread comes in at the top, ties a loop round each of them and goes on below.
 */
export function PunchedCard({ total, missing }: PunchedCardProps) {
  const missed = missedPlaces(total, missing);
  const rows = Math.ceil(total / columns);
  const [width, height] = [columns * pitch.x, rows * pitch.y];
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.min(columns, total - row * columns) }, (_, column) => column).filter(
      (column) => !missed.includes(row * columns + column),
    ),
  );
  return (
    <Drawing width={width} height={height}>
      <path
        data-count={total - missed.length}
        d={lines.map(punched).join('')}
        stroke="var(--on-indigo)"
        strokeWidth={12}
        strokeLinecap="round"
      />
      {missed.length > 0 && (
        <path
          data-missing={missed.length}
          d={missed.map((place) => outline(centre(place))).join('')}
          stroke="var(--zari)"
          strokeWidth={1.5}
          strokeDasharray="3 3"
        />
      )}
      {missed.length > 0 && missed.length <= mostTied && (
        <path
          data-loops={missed.length}
          d={tied(missed.map(centre), height)}
          vectorEffect="non-scaling-stroke"
          stroke="var(--zari)"
          strokeWidth={3}
        />
      )}
    </Drawing>
  );
}

function punched(line: readonly number[], row: number): string {
  const first = move(((line[0] ?? 0) + 0.5) * pitch.x, (row + 0.5) * pitch.y - 3);
  return line
    .map((column, index) => {
      const before = line[index - 1];
      return `${before === undefined ? first : `m${nums([(column - before) * pitch.x, -6])}`}v6`;
    })
    .join('');
}

function outline([x, y]: Point): string {
  return `${move(x - 6, y - 3)}a6 6 0 0 1 12 0v6a6 6 0 0 1 -12 0z`;
}

// More loops than these would hide the card.
const mostTied = 12;
// The thread comes to a place at some distance, winds itself closer and leaves across its own turn.
const loop = { outer: 19, inner: 13 };

// Between the first two columns. Stats.module.css lays this place on the page's thread.
const left = 0.9 * pitch.x;

/** From the top, once round each place and out below: slack between, upright at the ends, and never straight. */
function tied(places: readonly Point[], height: number): string {
  const start: Point = [left, 0];
  const end: Point = [left, height];
  const stops = [start, ...places, end];
  const slack = stops.slice(1).map((to, index): Point => {
    const from = stops[index] as Point;
    if (from === start) return [left, to[1] + 30];
    if (to === end) return [left, from[1] + 40];
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 14 + span * 0.11];
  });
  const points: Point[] = [];
  let from = start;
  places.forEach((place, index) => {
    const [before, after] = [slack[index], slack[index + 1]] as [Point, Point];
    const arrive = touching(before, place, loop.outer);
    const leave = touching(after, place, -loop.inner);
    const turn = leave - arrive + 2 * Math.PI * (Math.floor((arrive - leave) / (2 * Math.PI)) + 1);
    const around = turn < 1.2 * Math.PI ? turn + 2 * Math.PI : turn;
    points.push(...bow(from, before, onLoop(place, arrive)));
    const steps = Math.ceil(around / 0.26);
    for (let step = 1; step < steps; step++) {
      points.push(onLoop(place, arrive + (around * step) / steps, step / steps));
    }
    from = onLoop(place, leave, 1);
  });
  points.push(...bow(from, slack.at(-1) as Point, end), end);
  return overAndUnder(points, 4.4);
}

// The angle at which a line from outside meets the loop, so that it goes on along it.
function touching(outside: Point, place: Point, radius: number): number {
  const [x, y] = [outside[0] - place[0], outside[1] - place[1]];
  const aside = Math.acos(Math.min(1, Math.abs(radius) / Math.hypot(x, y)));
  return Math.atan2(y, x) + Math.sign(radius) * aside;
}

function onLoop([x, y]: Point, angle: number, part = 0): Point {
  const radius = loop.outer + (loop.inner - loop.outer) * part;
  return [x + radius * Math.cos(angle), y + radius * 1.08 * Math.sin(angle)];
}

function bow(from: Point, by: Point, to: Point): Point[] {
  return Array.from({ length: 16 }, (_, step) =>
    between(between(from, by, step / 16), between(by, to, step / 16), step / 16),
  );
}

/** A share in per cent, in steps of 0.1, as places on a card: 99.7 of 1,000 leaves 3 missing. */
export function cardFor(percentage: number): { total: number; missing: number } {
  return { total: 1000, missing: 1000 - Math.round(percentage * 10) };
}

/** Which places were missed, counted from 0. They stand apart and off the edges, so that each is found on its own. */
export function missedPlaces(total: number, missing: number): number[] {
  const missed = new Set<number>();
  const rows = Math.ceil(total / columns);
  for (let index = 0; index < missing; index++) {
    const row = Math.floor(((index + 0.5) * rows) / missing);
    const column = Math.floor(columns * (0.14 + 0.72 * ((0.25 + index * 0.618) % 1)));
    let place = (row * columns + column) % total;
    while (missed.has(place)) place = (place + 1) % total;
    missed.add(place);
  }
  return [...missed];
}

function centre(place: number): Point {
  return [((place % columns) + 0.5) * pitch.x, (Math.floor(place / columns) + 0.5) * pitch.y];
}
