import { Drawing } from './Drawing.tsx';
import { nums } from './path.ts';

type ThreadsProps = { count: number };

const pitch = 14;
const loose = 90;

/** Threads laid side by side and plaited flat: each can be followed from end to end. */
export function Threads({ count }: ThreadsProps) {
  const steps = count + (count % 2);
  const width = steps * pitch * 1.5 + 2 * loose;
  const height = count * pitch + 2 * pitch;
  return (
    <Drawing width={width} height={height}>
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth={3} data-count={count}>
        {plait(count, steps).map(({ lanes, tone, d }) => (
          <path key={lanes} data-thread={lanes} d={d} stroke={`var(--${tone})`} />
        ))}
      </g>
    </Drawing>
  );
}

/** Neighbours change places at every step; who goes over alternates, so the plait holds. */
function plait(count: number, steps: number) {
  const order = Array.from({ length: count }, (_, lane) => lane);
  const paths = order.map((lane) => tail(lane, count, 'start'));
  const advance = pitch * 1.5;
  const y = (lane: number) => pitch * (lane + 1.5);
  for (let step = 0; step < steps; step++) {
    const x = loose + step * advance;
    for (let lane = step % 2; lane < count; lane += 2) {
      const upper = order[lane];
      const lower = order[lane + 1];
      if (upper === undefined || lower === undefined) {
        continue;
      }
      const sinkingOver = step % 2 === 0;
      paths[upper] += crossing(x, y(lane), advance, pitch, sinkingOver);
      paths[lower] += crossing(x, y(lane + 1), advance, -pitch, !sinkingOver);
      order[lane] = lower;
      order[lane + 1] = upper;
    }
  }
  order.forEach((thread, lane) => {
    paths[thread] += tail(lane, count, 'end', loose + steps * advance);
  });
  return paths.map((d, lanes) => ({
    lanes,
    d,
    tone: lanes % 6 === 2 ? 'madder' : lanes % 3 === 1 ? 'ink-soft' : 'ink',
  }));
}

// Slack in the ends, spread a little: they are not cut, they go on.
function tail(lane: number, count: number, end: 'start' | 'end', x = 0): string {
  const y = pitch * (lane + 1.5);
  const spread = (lane - (count - 1) / 2) * 1.2;
  const wander = Math.sin(lane * 2.4) * 9;
  return end === 'start'
    ? `M${nums([0, y + spread + wander])}C${nums([loose / 2, y + spread - wander, loose * 0.6, y, loose, y])}`
    : `L${nums([x, y])}C${nums([x + loose * 0.4, y, x + loose / 2, y + spread + wander, x + loose, y + spread - wander])}`;
}

// The thread below is interrupted rather than covered, so the plait lies on any ground.
function crossing(x: number, y: number, dx: number, dy: number, over: boolean): string {
  const bend = dx * 0.42;
  const curve: Curve = [
    [x, y],
    [x + bend, y],
    [x + dx - bend, y + dy],
    [x + dx, y + dy],
  ];
  return over
    ? `L${nums([x, y])}${draw(curve)}`
    : `L${nums([x, y])}${draw(part(curve, 0.33, 0))}M${nums(part(curve, 0.67, 1)[0])}${draw(part(curve, 0.67, 1))}`;
}

type Point = [number, number];
type Curve = [Point, Point, Point, Point];

function draw([, a, b, c]: Curve): string {
  return `C${nums([...a, ...b, ...c])}`;
}

/** The part of a curve before (0) or after (1) the point at `t`, by de Casteljau. */
function part([a, b, c, d]: Curve, t: number, side: 0 | 1): Curve {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  const middle = mix(abc, bcd);
  return side === 0 ? [a, ab, abc, middle] : [middle, bcd, cd, d];
}
