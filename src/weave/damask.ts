import { mod } from './lifts.ts';

/** The cloth on the loom, counted in threads: `ends` of warp by `picks` of weft. */
export const cloth = { ends: 190, picks: 143, end: 4, pick: 3 };

export const faces = ['ground', 'satin', 'silk', 'shade', 'twill'] as const;

/** How the weft lies at a crossing; where the warp covers it altogether there is no face. */
export type Face = (typeof faces)[number] | 'counter-twill';

const middle = { end: 95, pick: 72 };
const eye = { wide: 244, high: 140 };
const iris = 118;
const pupil = 76;
const strand = 21;

/**
 * The figure: an eye in a ring of rays, and for its pupil a knot of ten strands, plaited over
 * and under. Satin is bright, twill half bright and leaning either way, the bare warp dark.
 */
export function faceAt(end: number, pick: number): Face | undefined {
  const u = (end - middle.end + 0.5) * cloth.end;
  const v = (pick - middle.pick + 0.5) * cloth.pick;
  const radius = Math.hypot(u, v);
  const lid = Math.abs(v) / eye.high + (u / eye.wide) ** 2;
  if (lid >= 1) {
    return aroundEye(u, v, lid);
  }
  if (radius >= iris) {
    if (radius < iris + 8 || lid > 0.95) return undefined;
    // What is near the lids and the corners lies in shade.
    return lid > 0.82 || Math.abs(u) > 190 ? 'shade' : 'silk';
  }
  return radius < pupil ? knot(u, v) : inIris(u, v, radius);
}

function aroundEye(u: number, v: number, lid: number): Face | undefined {
  const ray = Math.abs(mod((Math.atan2(v * 1.7, u) / Math.PI) * 18, 1) - 0.5) * 2;
  if (lid < 1.08) return undefined;
  if (lid < 1.22) return 'satin';
  if (lid < 1.3) return undefined;
  if (lid < 1.38 + 0.5 * ray) return leaning(u, v);
  if (lid < 1.55 + 0.5 * ray) return undefined;

  return 'ground';
}

function inIris(u: number, v: number, radius: number): Face | undefined {
  if (radius < pupil + 6) return undefined;
  if (radius > iris - 9) return 'satin';
  const fibre = Math.abs(mod((Math.atan2(v, u) / Math.PI) * 14, 1) - 0.5) * 2;
  return radius < pupil + 10 + 28 * fibre ? 'satin' : leaning(u, v);
}

function leaning(u: number, v: number): Face {
  return u * v < 0 ? 'twill' : 'counter-twill';
}

// Five strands each way, on the bias. Where a strand is on top it is longer than it is wide.
function knot(u: number, v: number): Face | undefined {
  const [a, b] = [(u + v) / Math.SQRT2, (u - v) / Math.SQRT2];
  const [i, j] = [Math.round(a / strand), Math.round(b / strand)];
  if (Math.abs(i) > 2 || Math.abs(j) > 2) return undefined;
  const rising = (i + j) % 2 === 0;
  const [across, along] = rising
    ? [a - i * strand, b - j * strand]
    : [b - j * strand, a - i * strand];
  if (Math.abs(across) > strand * 0.37 || Math.abs(along) > strand * 0.47) return undefined;
  return rising ? 'satin' : 'silk';
}

/** Where a gold thread is tied in: the pick at which its end meets the rim of the pupil. */
export function rimAt(end: number): number {
  const u = (end - middle.end + 0.5) * cloth.end;
  return Math.round(middle.pick - Math.sqrt(Math.max(0, pupil ** 2 - u ** 2)) / cloth.pick);
}
