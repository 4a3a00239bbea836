import { Drawing } from './Drawing.tsx';
import { nums } from './path.ts';
import { overAndUnder, type Point, tangle, tangleBox } from './tangle.ts';

/** How far the drawing reaches above the middle of the beam: shown at half its size, too, it holds the turns. */
const above = 14;

type TangleProps = {
  /** What it is seeded with: two tangles of one size look different. */
  name: string;
  /** How often the thread crosses itself. */
  crossings: number;
};

/** A tangle of one thread, let in above and out below. */
export function Tangle({ name, crossings }: TangleProps) {
  const pieces = overAndUnder(tangle(name, crossings), 5);
  return (
    <Drawing width={tangleBox.width} height={above + tangleBox.height}>
      <g transform={`translate(0 ${above})`} stroke="var(--madder)">
        <path
          data-crossings={crossings}
          d={pieces.map(smooth).join('')}
          vectorEffect="non-scaling-stroke"
          strokeWidth={3}
        />
        <path
          data-turns=""
          d={`M${tangleBox.from[0] - 10.5} 0h21`}
          vectorEffect="non-scaling-stroke"
          strokeWidth={12}
          strokeDasharray={3}
        />
      </g>
    </Drawing>
  );
}

// Curves through every third point or so, each beginning as the one before it ends. They are spaced evenly:
// a point close to the last one would bend the thread back there.
function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  const curves = Math.max(1, Math.round(last / 3));
  const kept = Array.from(
    { length: curves + 1 },
    (_, index) => points[Math.round((index * last) / curves)] as Point,
  );
  const at = (index: number) => kept[Math.max(0, Math.min(kept.length - 1, index))] as Point;
  return kept.reduce((d, point, index) => {
    if (index === 0) return `M${nums(point)}`;
    const [a, b, e] = [at(index - 2), at(index - 1), at(index + 1)];
    const from = [(point[0] - a[0]) / 6, (point[1] - a[1]) / 6];
    const way = [point[0] - b[0], point[1] - b[1]] as const;
    const to = [way[0] - (e[0] - b[0]) / 6, way[1] - (e[1] - b[1]) / 6];
    return `${d}c${nums([...from, ...to, ...way])}`;
  }, '');
}
