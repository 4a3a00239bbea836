import { Drawing, Stroke } from './Drawing.tsx';
import { between, type Point, smooth } from './path.ts';
import { seeded } from './random.ts';

/** The thread comes in at the top, goes round within the box, and goes out at the bottom left. */
export const tangleBox = { width: 200, height: 280, from: [84, 0], to: [4.5, 280] } as const;

/** How far the drawing reaches above the place where it comes in: shown at half its size, too, it holds the turns. */
const above = 14;

/** A tangle of one thread that crosses itself so often, let in above and out below; each name has its own. */
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

/** A bend of a smaller radius looks like a curl or a kink, the thread being 3 wide. */
const tightest = 4;
/** Crossings closer than this leave crumbs of thread between the gaps. */
const clear = 12;
const tries = 900;
const most = 36;

const found = new Map<string, Point[]>();

/** A thread that crosses itself exactly so often; looked for once, also where the page is drawn again and again. */
export function tangle(name: string, crossings: number): Point[] {
  const key = `${name} ${crossings}`;
  const points = found.get(key) ?? lookFor(name, crossings);
  found.set(key, points);
  return points;
}

/** Turning circles are added up until the count is right. */
function lookFor(name: string, crossings: number): Point[] {
  const random = seeded(name);
  let best = { apart: 0, circles: undefined as Circle[] | undefined, points: coil(crossings) };
  if (crossings < 2 || crossings > most) return best.points;
  for (let turn = 0; turn < tries && best.apart < clear; turn++) {
    // What was found is shaken to lay its crossings farther apart, and now and then another one is tried.
    const circles =
      best.circles && turn % 4 > 0
        ? best.circles.map((circle) => shaken(circle, random))
        : turningCircles(random, crossings);
    // Most are far from the count, which few points show already.
    if (Math.abs(crossingsOf(wayOf(circles, 70)).length - crossings) > 1) continue;
    const points = wayOf(circles, 170);
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

function shaken({ turns, radius, start }: Circle, random: () => number): Circle {
  const some = () => random() - 0.5;
  return {
    turns: turns + some() * 0.3,
    radius: radius * (1 + some() * 0.3),
    start: start + some() * 0.6,
  };
}

/** The sum of the circles, stretched to the box, and its ends led to where the thread comes in and goes out. */
function wayOf(circles: readonly Circle[], steps: number): Point[] {
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

/** The last resort for any number: loops in a row, each of which crosses itself once. */
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
  const held = Math.max(0, Math.min(1, part));
  return held * held * (3 - 2 * held);
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

/** Where a thread crosses itself: its place, how far along the thread it is met first and again, and how steeply. */
type Crossing = { at: Point; first: number; again: number; sine: number };

/** How far the nearest two crossings are apart; flat ones count as nearer. */
function clearance(crossings: readonly Crossing[]): number {
  const distances = crossings.flatMap(({ at, sine }, index) => [
    sine * 2 * clear,
    ...crossings.slice(index + 1).map((other) => distance(at, other.at)),
  ]);
  return Math.min(...distances);
}

/** Every place where a line through these points crosses itself. */
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
 * Path data of the thread: going along it, it lies above itself and below in turns, and where it lies below it is
 * interrupted, so that it can lie on any ground.
 */
export function overAndUnder(points: readonly Point[], gap: number): string {
  const pointAt = (place: number) => {
    const index = Math.max(0, Math.min(points.length - 2, Math.floor(place)));
    return between(points[index] as Point, points[index + 1] as Point, place - index);
  };
  // As its ends lie outside all loops, every second meeting is the other one of a crossing.
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
