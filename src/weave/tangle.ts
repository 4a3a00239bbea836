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

/**
 * What makes a tangle easy to follow: crossings apart, none of them flat, and wide bends. At the smallest size the
 * thread is 7 wide and its gaps are 10 long: crossings much closer than that leave crumbs between these.
 */
const easy = { apart: 15, sine: 0.5, bend: 14 };
/** A bend of a smaller radius looks like a curl or a kink, the thread being 3 wide. */
export const tightest = 4;
const [easyEnough, poorest] = [0.75, 0.1];
const seeds = 2000;
/** After so many seeds, the best is varied instead. */
const fresh = 500;
/** Of those whose count is right, so many are looked at. */
const tries = 160;
const most = 36;
const loosening = { rounds: 8, pace: 0.1, around: 40 };

/** A thread that crosses itself exactly so often: turning circles are added up until the count is right. */
export function tangle(name: string, crossings: number): Tangle {
  let best: Found | undefined;
  let tried = 0;
  const isSought = crossings > 1 && crossings <= most;
  for (let seed = 0; isSought && seed < seeds && tried < tries; seed++) {
    const random = seeded(`${name} ${seed}`);
    const isFresh = seed < fresh || !best;
    const found = easiestOf(
      best && !isFresh ? varied(best.circles, random) : turningCircles(random, crossings),
      crossings,
    );
    if (!found) continue;
    tried++;
    if (found.ease > (best?.ease ?? poorest)) best = found;
    if (found.ease > easyEnough) break;
  }
  if (best) return best;
  const points = coil(crossings);
  return { points, crossings: crossingsOf(points) };
}

type Found = Tangle & { circles: Circle[]; ease: number };

/** The thread of these circles, loosened for as long as that makes it easier to follow, if its count is right. */
function easiestOf(circles: Circle[], crossings: number): Found | undefined {
  // Most are far from the count, which few points show already.
  const rough = crossingsOf(wayOf(circles, 84), crossings + 2).length;
  if (Math.abs(rough - crossings) > 1) return undefined;
  let best: Found | undefined;
  let points = wayOf(circles, 260);
  for (let round = 0; round <= loosening.rounds; round++) {
    const found = crossingsOf(points, crossings);
    const bend = sharpestBend(points);
    if (found.length !== crossings || bend < tightest) break;
    const ease = Math.min(bend / easy.bend, easeOf(found));
    if (best && ease < best.ease) break;
    best = { points, crossings: found, circles, ease };
    points = loosened(points, found);
  }
  return best;
}

/** The points pushed away from every crossing near them: where many crowd, the plane is stretched. */
function loosened(points: readonly Point[], crossings: readonly Crossing[]): Point[] {
  return points.map(([x, y]): Point => {
    let [along, down] = [0, 0];
    for (const { at } of crossings) {
      const [fromX, fromY] = [x - at[0], y - at[1]];
      const near = Math.max(0, 1 - (fromX * fromX + fromY * fromY) / loosening.around ** 2);
      along += near * near * fromX;
      down += near * near * fromY;
    }
    // Nothing leaves the box, and the ends outside it stay where they are.
    const [wide, high] = [(x - middle[0]) / reach[0], (y - middle[1]) / reach[1]];
    return [
      x + loosening.pace * Math.max(0, 1 - wide * wide) * along,
      y + loosening.pace * Math.max(0, 1 - high * high) * down,
    ];
  });
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

function varied(circles: readonly Circle[], random: () => number): Circle[] {
  const scale = 0.3 * random() ** 2;
  const change = () => scale * (random() - 0.5);
  return circles.map(({ turns, radius, start }) => ({
    turns: turns * (1 + change()),
    radius: radius * (1 + change()),
    start: start + 2 * Math.PI * change(),
  }));
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
export function sharpestBend(points: readonly Point[]): number {
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

function easeOf(crossings: readonly Crossing[]): number {
  let least = Infinity;
  crossings.forEach(({ at, sine }, index) => {
    least = Math.min(least, sine / easy.sine);
    for (const other of crossings.slice(index + 1)) {
      const apart = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
      least = Math.min(least, apart / easy.apart);
    }
  });
  return least;
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
