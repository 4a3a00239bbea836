import { Drawing, Stroke } from './Drawing.tsx';
import { between, type Point, smooth } from './path.ts';
import { seeded } from './random.ts';

/** The thread comes in at the top, goes round within the box, and goes out at the bottom left. */
export const tangleBox = { width: 200, height: 280, from: [84, 0], to: [4.5, 280] } as const;

/** How far the drawing reaches above the place where it comes in: shown at half its size, too, it holds the turns. */
const above = 14;

/** A tangle of one thread with so many crossings, from the top to the bottom; each name has its own. */
export function Tangle({ name, crossings }: { name: string; crossings: number }) {
  return (
    <Drawing width={tangleBox.width} height={above + tangleBox.height}>
      <g transform={`translate(0 ${above})`} stroke="var(--madder)">
        <Stroke d={overAndUnder(tangle(name, crossings), 5)} steady width={3} />
        <Stroke d={`M${tangleBox.from[0] - 10.5} 0h21`} steady width={12} dashes={3} />
      </g>
    </Drawing>
  );
}

const middle: Point = [101, 142];
const reach: Point = [95, 118];

/** The smallest radius of a bend that is no kink, for a thread 3 wide. */
const tightest = 4;
/** Crossings closer than this leave only crumbs of thread between the gaps. */
const clear = 12;
const tries = 900;
const mostCrossings = 36;

const cache = new Map<string, Point[]>();

/** The points of a thread with exactly so many crossings; cached, because the search takes long. */
export function tangle(name: string, crossings: number): Point[] {
  const key = `${name} ${crossings}`;
  const points = cache.get(key) ?? search(name, crossings);
  cache.set(key, points);
  return points;
}

/** A random search: sums of rotating circles, like epicycles, until the number of crossings is right. */
function search(name: string, crossings: number): Point[] {
  const random = seeded(name);
  let best = { apart: 0, circles: undefined as Circle[] | undefined, points: coil(crossings) };
  if (crossings < 2 || crossings > mostCrossings) return best.points;
  for (let turn = 0; turn < tries && best.apart < clear; turn++) {
    // Mostly varies the best so far, to move its crossings apart, and every fourth time tries a new one.
    const circles =
      best.circles && turn % 4 > 0
        ? best.circles.map((circle) => varied(circle, random))
        : turningCircles(random, crossings);
    // Most are far from the number, which a coarse curve shows already.
    if (Math.abs(crossingsOf(curveOf(circles, 70)).length - crossings) > 1) continue;
    const points = curveOf(circles, 170);
    const met = crossingsOf(points);
    if (met.length !== crossings || sharpestBend(points) < tightest) continue;
    const apart = clearance(met);
    if (apart > best.apart) best = { apart, circles, points };
  }
  return best.points;
}

type Circle = { turns: number; radius: number; start: number };

function turningCircles(random: () => number, crossings: number): Circle[] {
  const pace = 1.4 + Math.sqrt(crossings) * (0.42 + random() * 0.5);
  const circles = [
    [pace, 1],
    [-pace * (0.35 + random() * 0.5), 0.2 + random() * 0.4],
    [pace * (1.4 + random() * 0.9), 0.15 + random() * 0.2],
    [-0.8 - random(), 0.2 + random() * 0.3],
  ] as const;
  return circles.map(([turns, radius]) => ({ turns, radius, start: random() * 2 * Math.PI }));
}

function varied({ turns, radius, start }: Circle, random: () => number): Circle {
  const some = () => random() - 0.5;
  return {
    turns: turns + some() * 0.3,
    radius: radius * (1 + some() * 0.3),
    start: start + some() * 0.6,
  };
}

/** The sum of the circles, scaled to the box, with its ends eased to where the thread comes in and goes out. */
function curveOf(circles: readonly Circle[], steps: number): Point[] {
  const { from, to } = tangleBox;
  const free = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angles = circles.map(({ turns, start }) => (2 * Math.PI * turns * step) / steps + start);
    const sum = (turned: (angle: number) => number) =>
      circles.reduce((total, { radius }, at) => total + radius * turned(angles[at] ?? 0), 0);
    return [sum(Math.cos), sum(Math.sin)];
  });
  const wide = Math.max(...free.map(([x]) => Math.abs(x)));
  const high = Math.max(...free.map(([, y]) => Math.abs(y)));
  return free.map(([x, y], step) => {
    const part = step / steps;
    const end: Point = part < 0.5 ? [from[0], part * 60] : [to[0], to[1] - (1 - part) * 60];
    const inside: Point = [middle[0] + (x / wide) * reach[0], middle[1] + (y / high) * reach[1]];
    return between(end, inside, ease(part / 0.1) * ease((1 - part) / 0.1));
  });
}

/** The fallback for any number: loops in a row, each with one crossing. */
function coil(loops: number): Point[] {
  const { from, to } = tangleBox;
  if (loops === 0) return [from, to];
  const length = Math.min(0.8 * to[1], 60 * loops);
  // A turn closes to a loop where it is wider than it is long.
  const radius = (0.45 * length) / loops;
  const each = 28;
  const start = (to[1] - length) / 2;
  const turning = Array.from({ length: loops * each + 1 }, (_, step): Point => {
    const angle = Math.PI + (2 * Math.PI * step) / each;
    const y = start + (length * step) / (loops * each);
    const x = from[0] + (to[0] - from[0]) * ease(y / to[1]);
    return [x + radius * (1 + Math.cos(angle)), y - radius * Math.sin(angle)];
  });
  return [from, ...turning, to];
}

function ease(part: number): number {
  const clamped = Math.max(0, Math.min(1, part));
  return clamped * clamped * (3 - 2 * clamped);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The radius of the tightest bend. */
function sharpestBend(points: readonly Point[]): number {
  const radii = points.slice(4).map((c, index) => {
    const [a, b] = [points[index] as Point, points[index + 2] as Point];
    const [ax, ay, bx, by] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
    const turn = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
    return (distance(a, b) + distance(b, c)) / 2 / Math.max(turn, 1e-6);
  });
  return Math.min(...radii);
}

/** A crossing: its point, its two positions along the thread, and the sine of its angle. */
type Crossing = { at: Point; first: number; again: number; sine: number };

/** The distance of the nearest two crossings; those at a small angle count as nearer. */
function clearance(crossings: readonly Crossing[]): number {
  const distances = crossings.flatMap(({ at, sine }, index) => [
    sine * 2 * clear,
    ...crossings.slice(index + 1).map((other) => distance(at, other.at)),
  ]);
  return Math.min(...distances);
}

/** All self-intersections of the line through these points. */
export function crossingsOf(points: readonly Point[]): Crossing[] {
  const found: Crossing[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const [along, down] = [b[0] - a[0], b[1] - a[1]];
    for (let j = i + 2; j < points.length - 1; j++) {
      const [c, d] = [points[j] as Point, points[j + 1] as Point];
      const [right, below] = [c[0] - a[0], c[1] - a[1]];
      const [otherAlong, otherDown] = [d[0] - c[0], d[1] - c[1]];
      const area = along * otherDown - down * otherAlong;
      const t = (right * otherDown - below * otherAlong) / area;
      const u = (right * down - below * along) / area;
      if (t >= 0 && t < 1 && u >= 0 && u < 1) {
        const sine = Math.abs(area) / (distance(a, b) * distance(c, d));
        found.push({ at: between(a, b, t), first: i + t, again: j + u, sine });
      }
    }
  }
  return found;
}

/**
 * Path data of the thread, which passes over and under itself alternately. Where it passes under, it has a gap, so that
 * it works on any background.
 */
export function overAndUnder(points: readonly Point[], gap: number): string {
  const pointAt = (place: number) => {
    const index = Math.max(0, Math.min(points.length - 2, Math.floor(place)));
    return between(points[index] as Point, points[index + 1] as Point, place - index);
  };
  // Its ends are outside of all loops, so over and under alternate along the thread.
  const cuts = crossingsOf(points)
    .flatMap(({ first, again, sine }) => [
      { at: first, sine },
      { at: again, sine },
    ])
    .sort((one, other) => one.at - other.at)
    .filter((_, turn) => turn % 2 === 1)
    .map(({ at, sine }) => {
      const step = distance(pointAt(Math.floor(at)), pointAt(Math.floor(at) + 1));
      const half = gap / Math.max(0.5, sine) / step;
      return { from: at - half, to: at + half };
    });
  const whole = points.length - 1;
  return [...cuts, { from: whole, to: whole }]
    .map(({ from }, piece) => {
      const start = cuts[piece - 1]?.to ?? 0;
      const end = Math.max(start, from);
      const inside = points.slice(Math.floor(start) + 1, Math.ceil(end));
      return smooth([pointAt(start), ...inside, pointAt(end)]);
    })
    .join('');
}
