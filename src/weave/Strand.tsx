import { Drawing } from './Drawing.tsx';
import { move, num, type Point, smooth } from './path.ts';

const period = 320;
const height = 120;
const reach = 46;
const plies = [-0.2, 0, 0.2];
const rungs = 20;
const steps = 16;

/** Two strands twisting, one whole turn, and cut off beyond: set side by side the ends meet. */
export function Strand() {
  return (
    <Drawing width={period} height={height}>
      <path d={ladder()} stroke="var(--silk)" strokeWidth={1} opacity={0.45} data-count={rungs} />
      <g strokeWidth={1.5}>
        <path data-strand="silk" d={strand(1)} stroke="var(--silk)" />
        <path data-strand="zari" d={strand(-1)} stroke="var(--zari)" />
      </g>
    </Drawing>
  );
}

// Each strand is three plies a little apart in phase: they close at the turns and open between.
function strand(side: 1 | -1): string {
  const hidden = period * (side === 1 ? 0.75 : 0.25);
  return plies
    .map((phase) => {
      const y = (x: number) => height / 2 + side * offset(x, phase);
      // Plies out of phase meet the other strand a little before or after its middle.
      const gap = hidden - (phase / (4 * Math.PI)) * period;
      const between = (from: number, to: number) =>
        Array.from({ length: steps + 1 }, (_, step): Point => {
          const x = from + ((to - from) * step) / steps;
          return [x, y(x)];
        });
      return smooth(between(-20, gap - 9.5)) + smooth(between(gap + 9.5, period + 20));
    })
    .join('');
}

function offset(x: number, phase: number): number {
  return reach * Math.cos((2 * Math.PI * x) / period + phase);
}

function ladder(): string {
  let d = '';
  for (let rung = 0; rung < rungs; rung++) {
    const x = ((rung + 0.5) * period) / rungs;
    const half = Math.abs(offset(x, 0)) - 7;
    d += half > 4 ? `${move(x, height / 2 - half)}v${num(2 * half)}` : `${move(x, height / 2)}v0`;
  }
  return d;
}
