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
      paths[upper] += `L${nums([x, y(lane)])}${step % 2 === 0 ? over(1) : under(1)}`;
      paths[lower] += `L${nums([x, y(lane + 1)])}${step % 2 === 0 ? under(-1) : over(-1)}`;
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

function over(down: 1 | -1): string {
  return `c${nums([8.8, 0, 12.2, 14 * down, 21, 14 * down])}`;
}

// The thread below is interrupted rather than covered, so the plait lies on any ground.
function under(down: 1 | -1): string {
  const before = nums([2.9, 0, 5.2, 1.5 * down, 7.3, 3.6 * down]);
  const after = nums([2.1, 2 * down, 4.4, 3.6 * down, 7.3, 3.6 * down]);
  return `c${before}m${nums([6.3, 6.9 * down])}c${after}`;
}
