import { between, type Point, smooth } from './path.ts';

/**
 * Path data of the thread, which passes over and under itself alternately. Where it passes under, it has a gap, so that
 * it works on any background.
 */
export function overAndUnder(points: readonly Point[], gap: number): string {
  const pointAt = (place: number) => {
    const index = Math.max(0, Math.min(points.length - 2, Math.floor(place)));
    return between(points[index] as Point, points[index + 1] as Point, place - index);
  };
  // Along the thread, every second crossing is an under, because both ends are outside of all loops.
  const gaps = crossingsOf(points)
    .flatMap(({ first, again, sine }) => [
      { at: first, sine },
      { at: again, sine },
    ])
    .sort((a, b) => a.at - b.at)
    .filter((_, turn) => turn % 2 === 1)
    .map(({ at, sine }) => {
      const step = distance(pointAt(Math.floor(at)), pointAt(Math.floor(at) + 1));
      const half = gap / Math.max(0.5, sine) / step;
      return { from: at - half, to: at + half };
    });
  // A piece ends at the next gap, and the last one at the end of the thread.
  const ends = gaps.map(({ from }) => from).concat(points.length - 1);
  return ends
    .map((pieceEnd, piece) => {
      const start = gaps[piece - 1]?.to ?? 0;
      const end = Math.max(start, pieceEnd);
      const inside = points.slice(Math.floor(start) + 1, Math.ceil(end));
      return smooth([pointAt(start), ...inside, pointAt(end)]);
    })
    .join('');
}

/** A crossing: its two positions along the thread, and the sine of its angle. */
type Crossing = { first: number; again: number; sine: number };

/** All self-intersections of the line through these points. */
function crossingsOf(points: readonly Point[]): Crossing[] {
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
        found.push({ first: i + t, again: j + u, sine });
      }
    }
  }
  return found;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
