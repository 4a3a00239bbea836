import { Drawing, type Label } from './Drawing.tsx';
import { nums } from './path.ts';

type ThreadsProps = Label & { count: number };

const pitch = 14;
const loose = 90;

/** Threads laid side by side and plaited flat: each can be followed from end to end. */
export function Threads({ count, label }: ThreadsProps) {
  const steps = count + (count % 2);
  const width = steps * pitch * 1.5 + 2 * loose;
  const height = count * pitch + 2 * pitch;
  return (
    <Drawing width={width} height={height} label={label}>
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth={2.6} data-count={count}>
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
  const at = (t: number): [number, number] => [x + dx * t, y + dy * t];
  const end = nums(at(1));
  return over ? `L${nums([x, y])}L${end}` : `L${nums(at(0.27))}M${nums(at(0.73))}L${end}`;
}
