import { seeded } from './random.ts';

export type Point = readonly [x: number, y: number];

/** A snarl of thread: its points from end to end, and how often it crosses itself. */
export type Tangle = { points: Point[]; crossings: Crossing[] };

/** Where a thread crosses itself: its place, how far along the thread it is met first and again, and how steeply. */
type Crossing = { at: Point; first: number; again: number; sine: number };

/** The thread comes in at the top, goes round within the box, and goes out at the bottom left. */
export const tangleBox = { width: 200, height: 280, from: [84, 0], to: [4.5, 280] } as const;

const middle: Point = [101, 142];
const reach = [95, 118] as const;

/** A bend of a smaller radius looks like a curl or a kink, the thread being 3 wide. */
const tightest = 4;
const seeds = 600;
/** Crossings closer than this leave crumbs of thread between the gaps. */
const clear = 12;
const most = 36;

/** A thread that crosses itself exactly so often: turning circles are added up until the count is right. */
export function tangle(name: string, crossings: number): Tangle {
  let best: Tangle | undefined;
  let widest = 0;
  for (let seed = 0; crossings > 1 && crossings <= most && seed < seeds; seed++) {
    const circles = turningCircles(seeded(`${name} ${seed}`), crossings);
    // Most are far from the count, which few points show already.
    const rough = crossingsOf(wayOf(circles, 84), crossings + 2).length;
    if (Math.abs(rough - crossings) > 1) continue;
    const points = wayOf(circles, 260);
    const found = crossingsOf(points, crossings);
    if (found.length !== crossings || sharpestBend(points) < tightest) continue;
    const apart = clearance(found);
    if (apart > widest) [best, widest] = [{ points, crossings: found }, apart];
    if (apart > clear) break;
  }
  if (best) return best;
  const points = coil(crossings);
  return { points, crossings: crossingsOf(points) };
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

/** The sum of the circles, stretched to the box, and its ends led to where the thread comes in and goes out. */
function wayOf(circles: readonly Circle[], steps: number): Point[] {
  const { from, to } = tangleBox;
  const free: [number, number][] = [];
  let [wide, high] = [0, 0];
  for (let step = 0; step <= steps; step++) {
    let [x, y] = [0, 0];
    for (const { turns, radius, start } of circles) {
      const angle = (2 * Math.PI * turns * step) / steps + start;
      x += radius * Math.cos(angle);
      y += radius * Math.sin(angle);
    }
    wide = Math.max(wide, Math.abs(x));
    high = Math.max(high, Math.abs(y));
    free.push([x, y]);
  }
  return free.map(([x, y], step): Point => {
    const part = step / steps;
    const share = ease(part / 0.1) * ease((1 - part) / 0.1);
    const end = part < 0.5 ? [from[0], part * 60] : [to[0], to[1] - (1 - part) * 60];
    return [
      share * (middle[0] + (x / wide) * reach[0]) + (1 - share) * (end[0] ?? 0),
      share * (middle[1] + (y / high) * reach[1]) + (1 - share) * (end[1] ?? 0),
    ];
  });
}

/** The last resort for any number: loops in a row, each of which crosses itself once. */
function coil(loops: number): Point[] {
  const { from, to } = tangleBox;
  const length = Math.min(0.8 * to[1], 60 * Math.max(loops, 1));
  const pitch = length / Math.max(loops, 1);
  // A turn closes to a loop where it is wider than it is long.
  const radius = 0.45 * pitch;
  const each = 28;
  const count = Math.max(loops, 1) * each;
  const start = (to[1] - length) / 2;
  const points: Point[] = [];
  for (let step = 0; step <= count; step++) {
    const angle = Math.PI + (2 * Math.PI * step) / each;
    const down = (length * step) / count;
    const part = (start + down) / to[1];
    const x = from[0] + (to[0] - from[0]) * ease(part);
    const swing = loops === 0 ? 0 : radius;
    points.push([x + swing * (1 + Math.cos(angle)), start + down - swing * Math.sin(angle)]);
  }
  return [from, ...points, to];
}

function ease(part: number): number {
  const held = Math.max(0, Math.min(1, part));
  return held * held * (3 - 2 * held);
}

/** The radius of the tightest bend. */
function sharpestBend(points: readonly Point[]): number {
  let radius = Infinity;
  for (let index = 2; index < points.length - 2; index++) {
    const [a, b, c] = [points[index - 2], points[index], points[index + 2]] as [
      Point,
      Point,
      Point,
    ];
    const [ax, ay, bx, by] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
    const turn = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
    radius = Math.min(radius, (Math.hypot(ax, ay) + Math.hypot(bx, by)) / 2 / Math.max(turn, 1e-6));
  }
  return radius;
}

/** How far the nearest two crossings are apart; flat ones count as nearer. */
function clearance(crossings: readonly Crossing[]): number {
  const distances = crossings.flatMap(({ at, sine }, index) => [
    sine * 2 * clear,
    ...crossings
      .slice(index + 1)
      .map((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1])),
  ]);
  return Math.min(...distances);
}

/** Every place where a line through these points crosses itself; it stops looking after `enough`. */
export function crossingsOf(points: readonly Point[], enough = Infinity): Crossing[] {
  const found: Crossing[] = [];
  const pieces = points.slice(1).map((to, index) => pieceOf(points[index] as Point, to));
  for (const [i, piece] of pieces.entries()) {
    const { x, y, along, down } = piece;
    for (let j = i + 2; j < pieces.length; j++) {
      const other = pieces[j] as Piece;
      if (other.right < piece.left || other.left > piece.right) continue;
      if (other.bottom < piece.top || other.top > piece.bottom) continue;
      const area = along * other.down - down * other.along;
      const t = ((other.x - x) * other.down - (other.y - y) * other.along) / area;
      const u = ((other.x - x) * down - (other.y - y) * along) / area;
      if (!(t >= 0 && t < 1 && u >= 0 && u < 1)) continue;
      const sine = Math.abs(area) / (Math.hypot(along, down) * Math.hypot(other.along, other.down));
      found.push({ at: [x + along * t, y + down * t], first: i + t, again: j + u, sine });
      if (found.length > enough) return found;
    }
  }
  return found;
}

type Piece = ReturnType<typeof pieceOf>;

/** Where a straight piece begins, how far it goes, and the box around it. */
function pieceOf([x, y]: Point, [toX, toY]: Point) {
  return {
    x,
    y,
    along: toX - x,
    down: toY - y,
    left: Math.min(x, toX),
    right: Math.max(x, toX),
    top: Math.min(y, toY),
    bottom: Math.max(y, toY),
  };
}

/**
 * The thread in pieces: going along it, it lies above itself and below in turns, and where it lies below
 * it is interrupted, so that it can lie on any ground.
 */
export function overAndUnder({ points, crossings }: Tangle, gap: number): Point[][] {
  const lengths = [0];
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]] as [Point, Point];
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const lengthAt = (place: number) => {
    const index = Math.floor(place);
    const [from = 0, to = from] = [lengths[index], lengths[index + 1]];
    return from + (place - index) * (to - from);
  };
  const pointAt = (length: number): Point => {
    const next = Math.max(
      1,
      lengths.findIndex((reached) => reached >= length),
    );
    const [a, b] = [points[next - 1], points[next]] as [Point, Point];
    const [from = 0, to = 1] = [lengths[next - 1], lengths[next]];
    const part = (length - from) / (to - from || 1);
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  };
  const meetings = crossings
    .flatMap((crossing) => [
      { crossing, at: crossing.first },
      { crossing, at: crossing.again },
    ])
    .sort((one, other) => one.at - other.at);
  const isUnderFirst = new Map<Crossing, boolean>();
  const cuts = meetings.flatMap(({ crossing, at }, turn) => {
    const met = isUnderFirst.get(crossing);
    if (met === undefined) isUnderFirst.set(crossing, turn % 2 === 1);
    const isUnder = met === undefined ? turn % 2 === 1 : !met;
    const half = gap / Math.max(0.5, crossing.sine);
    return isUnder ? [{ from: lengthAt(at) - half, to: lengthAt(at) + half }] : [];
  });
  const whole = lengths.at(-1) ?? 0;
  return [...cuts, { from: whole, to: whole }].map(({ from: end }, piece) => {
    const start = piece === 0 ? 0 : (cuts[piece - 1]?.to ?? 0);
    const inside = points.filter((_, index) => {
      const along = lengths[index] ?? 0;
      return start < along && along < end;
    });
    return start < end
      ? [pointAt(start), ...inside, pointAt(end)]
      : [pointAt(start), pointAt(start)];
  });
}
