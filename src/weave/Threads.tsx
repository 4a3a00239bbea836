import { Drawing } from './Drawing.tsx';
import { nums } from './path.ts';

const pitch = 14;
const advance = pitch * 1.5;

/** A flat plait of as many threads as `count`, twice as wide as high; each can be followed from end to end. */
export function Threads({ count }: { count: number }) {
  const steps = count + (count % 2);
  const height = (count + 2) * pitch;
  const loose = height - (steps * advance) / 2;
  return (
    <Drawing width={2 * height} height={height}>
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth={3}>
        {plait(count, steps, loose).map(({ thread, d }) => (
          <path key={thread} data-thread={thread} d={d} stroke={colourOfThread(thread)} />
        ))}
      </g>
    </Drawing>
  );
}

function colourOfThread(thread: number): string {
  if (thread % 6 === 2) return 'var(--madder)';
  return thread % 3 === 1 ? 'var(--ink-soft)' : 'var(--ink)';
}

type Strand = { thread: number; d: string };

/** Neighbours change places at every step; which of them goes over alternates. */
function plait(count: number, steps: number, loose: number): Strand[] {
  const y = (lane: number) => pitch * (lane + 1.5);
  // The ends are loose and spread a little.
  const slack = (lane: number) => {
    const spread = y(lane) + (lane - (count - 1) / 2) * 1.2;
    const wander = Math.sin(lane * 2.4) * 9;
    return [spread + wander, spread - wander] as const;
  };
  const strands = Array.from({ length: count }, (_, thread): Strand => {
    const [near, far] = slack(thread);
    return {
      thread,
      d: `M${nums([0, near])}C${nums([loose / 2, far, loose * 0.6, y(thread), loose, y(thread)])}`,
    };
  });
  const order = [...strands];
  for (let step = 0; step < steps; step++) {
    const x = loose + step * advance;
    for (let lane = step % 2; lane + 1 < count; lane += 2) {
      const [upper, lower] = [order[lane], order[lane + 1]] as [Strand, Strand];
      const isUpperOnTop = step % 2 === 0;
      upper.d += `L${nums([x, y(lane)])}${isUpperOnTop ? over(1) : under(1)}`;
      lower.d += `L${nums([x, y(lane + 1)])}${isUpperOnTop ? under(-1) : over(-1)}`;
      order.splice(lane, 2, lower, upper);
    }
  }
  const x = loose + steps * advance;
  for (const [lane, strand] of order.entries()) {
    const [near, far] = slack(lane);
    const end = [x + loose * 0.4, y(lane), x + loose / 2, near, x + loose, far];
    strand.d += `L${nums([x, y(lane)])}C${nums(end)}`;
  }
  return strands;
}

// Both curves are drawn for these values of pitch and advance.
function over(down: 1 | -1): string {
  return `c${nums([8.8, 0, 12.2, pitch * down, advance, pitch * down])}`;
}

// The lower thread has a gap instead of being covered, so that the plait works on any background.
function under(down: 1 | -1): string {
  const before = nums([2.9, 0, 5.2, 1.5 * down, 7.3, 3.6 * down]);
  const after = nums([2.1, 2 * down, 4.4, 3.6 * down, 7.3, 3.6 * down]);
  return `c${before}m${nums([6.3, 6.9 * down])}c${after}`;
}
