import { Drawing, Stroke } from './Drawing.tsx';
import { mod } from './lifts.ts';
import { between, move, nums, type Point } from './path.ts';

const [columns, rows] = [50, 20];
const total = columns * rows;
const pitch = { x: 28.8, y: 27 };
const height = rows * pitch.y;
// More loops would hide the card.
const mostLoops = 12;

/**
 * A punched card as wide as the page, of a thousand places. Light falls through the holes; places without one stay dark.
 * The page's thread comes in at the top, winds round each of these and leaves at the bottom.
 */
export function PunchedCard({ missing }: { missing: number }) {
  const missed = missedPlaces(missing);
  const outlines = [...missed].map((place) => {
    const [x, y] = centre(place);
    return `${move(x - 6, y - 3)}a6 6 0 0 1 12 0v6a6 6 0 0 1 -12 0z`;
  });
  const holes = Array.from({ length: total }, (_, place) => {
    if (missed.has(place)) return '';
    const [x, y] = centre(place);
    const isNext = place % columns > 0 && !missed.has(place - 1);
    return `${isNext ? `m${pitch.x}-6` : move(x, y - 3)}v6`;
  });
  return (
    <Drawing width={columns * pitch.x} height={height}>
      <Stroke
        data-count=""
        d={holes.join('')}
        colour="on-indigo"
        width={12}
        strokeLinecap="round"
      />
      <Stroke d={outlines.join('')} colour="zari" width={1.5} dashes="3 3" />
      {missing > 0 && missing <= mostLoops && (
        <Stroke d={threadAround([...missed].map(centre))} steady colour="zari" width={3} />
      )}
    </Drawing>
  );
}

// The radius at which the thread arrives at a place, and the one at which it leaves, under itself.
const loop = { outer: 19, middle: 16, inner: 13 };
const flattening = 1.08;
const fullTurn = 2 * Math.PI;

// Between the first two columns. Stats.module.css places the card so that this is on the page's thread.
const left = 0.9 * pitch.x;

/** From the top once round each place and out at the bottom: sagging in between, vertical at both ends. */
function threadAround(places: readonly Point[]): string {
  let slack: Point = [left, (places[0]?.[1] ?? 0) + 30];
  let d = move(left, 0);
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const after: Point = next ? sagBetween(place, next) : [left, place[1] + 40];
    const start = touching(slack, place, loop.outer);
    const end = touching(after, place, -loop.inner);
    const turn = mod(end - start, fullTurn);
    const winding = turn < 0.6 * fullTurn ? turn + fullTurn : turn;
    const inside = onLoop(place, end, loop.inner);
    // It has a gap where it passes under its own outer turn, so that it works on any background.
    const outside = between(inside, after, loop.outer / distance(inside, after));
    d += `Q${nums([...slack, ...onLoop(place, start, loop.outer)])}`;
    d += wind(place, start, winding) + move(...outside);
    slack = after;
  }
  return `${d}Q${nums([...slack, left, height])}`;
}

/** From the outer radius to the inner one, in two arcs. */
function wind(place: Point, start: number, winding: number): string {
  const isLargeArc = winding > fullTurn ? 1 : 0;
  const arc = (radius: number, end: Point) =>
    `A${nums([radius, radius * flattening, 0, isLargeArc, 1, ...end])}`;
  const halfway = onLoop(place, start + winding / 2, loop.middle);
  const inside = onLoop(place, start + winding, loop.inner);
  return arc((loop.outer + loop.middle) / 2, halfway) + arc((loop.middle + loop.inner) / 2, inside);
}

function sagBetween(from: Point, to: Point): Point {
  const [x, y] = between(from, to, 0.5);
  return [x, y + 14 + 0.11 * distance(from, to)];
}

// The angle at which a line from `outside` touches the loop as a tangent.
function touching(outside: Point, place: Point, radius: number): number {
  const x = outside[0] - place[0];
  const y = outside[1] - place[1];
  const aside = Math.acos(Math.min(1, Math.abs(radius) / Math.hypot(x, y)));
  return Math.atan2(y, x) + Math.sign(radius) * aside;
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function onLoop([x, y]: Point, angle: number, radius: number): Point {
  return [x + radius * Math.cos(angle), y + radius * flattening * Math.sin(angle)];
}

/** The indexes of the places without a hole: apart from each other and from the edges, so that each is noticed. */
function missedPlaces(missing: number): Set<number> {
  const missed = new Set<number>();
  for (let index = 0; index < missing; index++) {
    const row = Math.floor(((index + 0.5) * rows) / missing);
    const column = Math.floor(columns * (0.14 + 0.72 * ((0.25 + index * 0.618) % 1)));
    let place = row * columns + column;
    while (missed.has(place)) place = (place + 1) % total;
    missed.add(place);
  }
  return missed;
}

function centre(place: number): Point {
  return [((place % columns) + 0.5) * pitch.x, (Math.floor(place / columns) + 0.5) * pitch.y];
}
