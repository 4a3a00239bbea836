import { seeded } from './random.ts';

type Vector = readonly [number, number, number];

const hairs = ['crop', 'bun', 'bob', 'curls', 'swept'] as const;
const collars = ['round', 'lapel', 'high'] as const;

/** What makes one sitter unlike another. */
type Sitter = {
  hair: (typeof hairs)[number];
  collar: (typeof collars)[number];
  turn: number;
  nod: number;
  tilt: number;
  broad: number;
  long: number;
  light: Vector;
  /** How far the eyes look aside. */
  gaze: number;
};

/** A sitter for a name, always the same one. `place` keeps people shown together apart. */
export function sitterFor(id: string, place: number): Sitter {
  const random = seeded(id);
  const between = (low: number, high: number) => low + (high - low) * random();
  const turn = [0.55, -0.42, 0.3][place % 3] ?? 0;
  return {
    hair: hairs[(place * 2 + 1) % hairs.length] ?? 'crop',
    collar: collars[place % collars.length] ?? 'round',
    turn: turn + between(-0.05, 0.05),
    nod: between(-0.1, 0.12),
    tilt: between(-0.09, 0.09),
    broad: between(0.9, 1.1),
    long: between(0.94, 1.1),
    light: unit([between(0.6, 1), between(0.35, 0.7), between(0.45, 0.75)]),
    gaze: [0.008, -0.008, 0][place % 3] ?? 0,
  };
}

/** What a picture is woven on: how many crossings, and how large they make it. */
export type Cloth = { columns: number; rows: number; width: number; height: number };

/** The part of a sitter that is looked at, in the sitter's units: a head is about 0.7 wide. */
type View = {
  columns: number;
  rows: number;
  left: number;
  top: number;
  /** The width and the height of one crossing of threads. */
  across: number;
  down: number;
};

const regions = [
  'ground',
  'skin',
  'hair',
  'coat',
  'collar',
  'brow',
  'lid',
  'white',
  'iris',
  'pupil',
  'glint',
  'mouth',
  /** Of a photo only the light is known. */
  'photograph',
] as const;

/** What is seen at a crossing, and how much light falls on it: 0 is none, 1 the full light. */
export type Spot = { region: (typeof regions)[number]; light: number };

/** Head and shoulders: all stand equally high, so that the coats of neighbours meet. */
export function bustOf(cloth: Cloth): View {
  return viewOn(cloth, 284, 0, 1.22);
}

/** The eyes and little beside them, straightened and lit from nearer the front than the whole sitter is. */
export function eyesAt(sitter: Sitter, cloth: Cloth, place: number): [Sitter, View] {
  const near: Sitter = {
    ...sitter,
    turn: sitter.turn * 0.35,
    tilt: sitter.tilt * 0.35,
    nod: 0,
    light: unit([place % 3 === 2 ? -0.55 : 0.53, 0.38, 0.76]),
  };
  return [near, viewOn(cloth, 1800, sitter.turn * 0.05, 0.09 + 0.402 * sitter.long)];
}

function viewOn(
  { columns, rows, width, height }: Cloth,
  scale: number,
  middle: number,
  top: number,
) {
  const left = middle - width / 2 / scale;
  const [across, down] = [width / columns / scale, height / rows / scale];
  return { columns, rows, left, top, across, down };
}

/** Models a head and shoulders, lights it from one side, and reads off each crossing of the view. */
export function sculpt(sitter: Sitter, view: View): Spot[] {
  const bust = model(sitter);
  return Array.from({ length: view.columns * view.rows }, (_, index) => {
    const column = index % view.columns;
    const row = Math.floor(index / view.columns);
    return spotAt(
      bust,
      sitter.light,
      view.left + (column + 0.5) * view.across,
      view.top - (row + 0.5) * view.down,
    );
  });
}

type Bust = { distance: (p: Vector) => number; region: (p: Vector) => Spot['region'] };

function spotAt(bust: Bust, light: Vector, x: number, y: number): Spot {
  const hit = march(bust.distance, [x, y, 1.4], [0, 0, -1], 2.8);
  if (hit === undefined) return { region: 'ground', light: 0 };
  const point: Vector = [x, y, 1.4 - hit];
  const normal = normalAt(bust.distance, point);
  const facing = dot(normal, light);
  const start = add(point, normal, 0.02);
  const lit = facing > 0 && march(bust.distance, start, light, 1.2) === undefined ? facing : 0;
  const open = Math.max(0, Math.min(1, bust.distance(add(point, normal, 0.14)) / 0.14));
  const rim = 0.12 * Math.max(0, -facing) * (1 - normal[2]);
  const brightness = 0.1 + 0.2 * open + 0.22 * (facing * 0.5 + 0.5) + 0.46 * lit + rim;
  return { region: bust.region(point), light: Math.min(1, brightness) };
}

function model(sitter: Sitter): Bust {
  const turned = (p: Vector): Vector => {
    const centred: Vector = [p[0], p[1] - 0.05, p[2]];
    const upright = rotateX(rotateZ(rotateY(centred, -sitter.turn), -sitter.tilt), -sitter.nod);
    return [upright[0] / sitter.broad, (upright[1] + 0.05) / sitter.long, upright[2]];
  };
  const distance = (p: Vector) => {
    const q = turned(p);
    return Math.min(
      blend(blend(head(q), neck(p), 0.06), body(p), 0.05),
      hair(q, sitter.hair),
      collar(p, sitter),
    );
  };
  const region = (p: Vector) => {
    const q = turned(p);
    const skin = Math.min(head(q), neck(p));
    if (hair(q, sitter.hair) < skin && q[1] > -0.35) return 'hair';
    if (Math.min(body(p), collar(p, sitter)) < skin) {
      return collar(p, sitter) < body(p) + 0.004 ? 'collar' : 'coat';
    }
    return featureAt(q, sitter.gaze) ?? 'skin';
  };
  return { distance, region };
}

/** Brow, lids, the eye within them, and mouth: drawn on the face, not modelled. */
function featureAt([x, y, z]: Vector, gaze: number): Spot['region'] | undefined {
  if (z < 0.15) return undefined;
  const side = x < 0 ? -1 : 1;
  const out = x * side - 0.125;
  const brow = (out - 0.005) / 0.09;
  if (Math.abs(brow) < 1 && Math.abs(y - 0.452 - 0.022 * (1 - brow * brow)) < 0.0085) return 'brow';
  if (Math.abs(x) < 0.085 && Math.abs(y - 0.106 + 0.006 * Math.cos(x * 60)) < 0.009) return 'mouth';
  const across = out / 0.058;
  const opening = 1 - across * across;
  const upper = 0.4 + 0.025 * opening;
  const lower = 0.4 - 0.02 * opening;
  if (Math.abs(across) > 1.1 || y > upper + 0.008 || y < lower - 0.0045) return undefined;
  if (y > upper || y < lower) return 'lid';
  const from = (a: number, b: number) => Math.hypot(out - side * gaze - a, y - 0.403 - b);
  if (from(-0.007 * side, 0.008) < 0.0065) return 'glint';
  if (from(0, 0) < 0.0095) return 'pupil';
  return from(0, 0) < 0.0225 ? 'iris' : 'white';
}

function head(p: Vector): number {
  const s: Vector = [Math.abs(p[0]), p[1], p[2]];
  let d = ellipsoid(s, [0, 0.5, -0.05], [0.35, 0.39, 0.42]);
  d = blend(d, ellipsoid(s, [0, 0.24, 0.1], [0.255, 0.35, 0.27]), 0.1);
  d = blend(d, ellipsoid(s, [0.17, 0.3, 0.2], [0.1, 0.08, 0.1]), 0.08);
  d = blend(d, ellipsoid(s, [0, -0.05, 0.25], [0.09, 0.07, 0.09]), 0.08);
  d = blend(d, ellipsoid(s, [0.1, 0.485, 0.31], [0.13, 0.035, 0.06]), 0.06);
  d = carve(d, ellipsoid(s, [0.13, 0.4, 0.43], [0.085, 0.06, 0.1]), 0.06);
  d = Math.min(d, ellipsoid(s, [0.125, 0.4, 0.295], [0.062, 0.045, 0.06]));
  d = blend(d, capsule(s, [0, 0.44, 0.345], [0, 0.265, 0.435], 0.034), 0.05);
  d = blend(d, ellipsoid(s, [0.04, 0.25, 0.385], [0.035, 0.028, 0.04]), 0.03);
  d = blend(d, ellipsoid(s, [0, 0.125, 0.345], [0.085, 0.022, 0.045]), 0.025);
  d = blend(d, ellipsoid(s, [0, 0.085, 0.335], [0.07, 0.025, 0.045]), 0.02);
  return Math.min(d, ellipsoid(s, [0.345, 0.36, -0.02], [0.035, 0.1, 0.065]));
}

function neck(p: Vector): number {
  return capsule(p, [0, 0.15, -0.08], [0, -0.6, -0.14], 0.165);
}

// All are equally broad, so that the coats of people who stand side by side meet.
const shoulders = 1.09;

function body(p: Vector): number {
  const s: Vector = [Math.abs(p[0]) / shoulders, p[1], p[2]];
  const chest = ellipsoid(s, [0, -1.35, -0.12], [0.74, 0.72, 0.36]);
  const slope = capsule(s, [0.05, -0.42, -0.16], [0.66, -0.72, -0.14], 0.13);
  return blend(
    blend(chest, slope, 0.16),
    capsule(s, [0.74, -0.84, -0.12], [0.86, -1.8, -0.1], 0.17),
    0.14,
  );
}

function collar(p: Vector, { collar: kind }: Sitter): number {
  const around = Math.hypot(p[0], (p[2] + 0.13) * 0.92);
  if (kind === 'high') {
    return Math.max(Math.abs(around - 0.2) - 0.025, Math.abs(p[1] + 0.31) - 0.1);
  }
  const fall =
    kind === 'lapel' ? -0.36 - 0.85 * Math.max(0, p[2] + 0.02) : -0.38 - 0.3 * Math.max(0, p[2]);
  const wide = kind === 'lapel' ? 0.23 : 0.25;
  return Math.hypot(around - wide, (p[1] - fall) * 0.8) - (kind === 'lapel' ? 0.065 : 0.04);
}

function hair(p: Vector, kind: Sitter['hair']): number {
  const skull = ellipsoid(p, [0, 0.52, -0.07], [0.39, 0.42, 0.44]);
  // The hairline leaves the face free: hair begins above the brow and behind the temple.
  const face = ellipsoid(p, [0, 0.24, 0.42], [0.3, 0.42, 0.4]);
  const nape = -p[1] + 0.22 + Math.max(0, p[2] + 0.1) * 0.9;
  switch (kind) {
    case 'crop':
      return Math.max(skull, -face, nape);
    case 'bun':
      return Math.min(
        Math.max(skull, -face, nape - 0.05),
        ellipsoid(p, [0, 0.86, -0.38], [0.19, 0.17, 0.18]),
      );
    case 'bob': {
      const fall = ellipsoid(p, [0, 0.3, -0.1], [0.46, 0.6, 0.43]);
      return Math.max(
        Math.min(skull - 0.015, fall),
        -ellipsoid(p, [0, 0.16, 0.45], [0.3, 0.52, 0.47]),
        -p[1] - 0.1,
      );
    }
    case 'curls': {
      const bump = 0.028 * Math.sin(p[0] * 24) * Math.sin(p[1] * 24 + 1) * Math.sin(p[2] * 24);
      const cloud = ellipsoid(p, [0, 0.6, -0.1], [0.49, 0.47, 0.5]) + bump;
      return Math.max(cloud, -face + 0.02, -p[1] + 0.2 + Math.max(0, p[2] + 0.1) * 0.8) * 0.8;
    }
    case 'swept': {
      const lift = ellipsoid(p, [0.07, 0.74, 0.08], [0.34, 0.24, 0.38]);
      return Math.max(blend(skull, lift, 0.05), -face, nape);
    }
  }
}

function march(
  distance: (p: Vector) => number,
  from: Vector,
  toward: Vector,
  reach: number,
): number | undefined {
  let gone = 0;
  for (let step = 0; step < 70 && gone < reach; step++) {
    const near = distance(add(from, toward, gone));
    if (near < 0.004) {
      return gone;
    }
    gone += Math.max(near * 0.8, 0.004);
  }
  return undefined;
}

function normalAt(distance: (p: Vector) => number, [x, y, z]: Vector): Vector {
  const e = 0.006;
  return unit([
    distance([x + e, y, z]) - distance([x - e, y, z]),
    distance([x, y + e, z]) - distance([x, y - e, z]),
    distance([x, y, z + e]) - distance([x, y, z - e]),
  ]);
}

function ellipsoid([x, y, z]: Vector, centre: Vector, [a, b, c]: Vector): number {
  const [u, v, w] = [x - centre[0], y - centre[1], z - centre[2]];
  const k = Math.hypot(u / a, v / b, w / c);
  const g = Math.hypot(u / (a * a), v / (b * b), w / (c * c));
  return g === 0 ? -Math.min(a, b, c) : (k * (k - 1)) / g;
}

function capsule([x, y, z]: Vector, a: Vector, b: Vector, radius: number): number {
  const ab: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const ap: Vector = [x - a[0], y - a[1], z - a[2]];
  const t = Math.max(0, Math.min(1, dot(ap, ab) / dot(ab, ab)));
  return Math.hypot(ap[0] - ab[0] * t, ap[1] - ab[1] * t, ap[2] - ab[2] * t) - radius;
}

function blend(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.min(a, b) - (h * h * soft) / 4;
}

function carve(a: number, b: number, soft: number): number {
  return -blend(-a, b, soft);
}

function rotateX([x, y, z]: Vector, angle: number): Vector {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x, y * c - z * s, y * s + z * c];
}

function rotateY([x, y, z]: Vector, angle: number): Vector {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x * c + z * s, y, z * c - x * s];
}

function rotateZ([x, y, z]: Vector, angle: number): Vector {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x * c - y * s, x * s + y * c, z];
}

function add(p: Vector, q: Vector, by: number): Vector {
  return [p[0] + q[0] * by, p[1] + q[1] * by, p[2] + q[2] * by];
}

function dot(p: Vector, q: Vector): number {
  return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
}

function unit(p: Vector): Vector {
  const size = Math.hypot(...p) || 1;
  return [p[0] / size, p[1] / size, p[2] / size];
}
