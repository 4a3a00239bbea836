import { Drawing, Stroke } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './seeded.ts';

const sheet = { width: 1440, height: 160 };
/** Below this, each end runs straight: it has passed through a hole in a board that orders the ends. */
const board = 112;
const sway = 90;
const depths = [0.24, 0.4, 0.6];
const people = 3;

/** A loose end for each person: apart at the top, in order at the bottom. */
export function LooseEnds({ count, className }: { count: number; className?: string }) {
  const random = seeded('team');
  // In gold, the end in the middle of each person; of two, the left one, as the other is too close to the page's thread.
  const goldEnds = Array.from({ length: Math.min(count, people) }, (_, person) =>
    Math.ceil(((person + 0.5) * count) / people - 1),
  );
  const ends = Array.from({ length: count }, (_, end) => {
    const x = ((end + 0.5) * sheet.width) / count;
    const d = pathTo(x, random);
    const depth = Math.floor(random() * depths.length);
    const eyelet = `M${nums([x, board + (end % 2) * 7])}h0`;
    return { d, eyelet, depth: goldEnds.includes(end) ? 'gold' : depth };
  });
  const drawn = (depth: number | 'gold') =>
    ends.flatMap((end) => (end.depth === depth ? end.d : [])).join('');
  return (
    <Drawing {...sheet} preserveAspectRatio="none" className={className}>
      <g stroke="var(--on-indigo)">
        {depths.map((opacity, depth) => (
          <Stroke key={opacity} d={drawn(depth)} opacity={opacity} steady />
        ))}
        <Stroke
          d={ends.map(({ eyelet }) => eyelet).join('')}
          width={3.5}
          strokeLinecap="round"
          opacity={0.75}
          steady
        />
      </g>
      <Stroke d={drawn('gold')} colour="zari" width={2} steady />
    </Drawing>
  );
}

/** Down in a loose bend, from up to `sway` beside its place, and straight through the board. */
function pathTo(x: number, random: () => number): string {
  const from = x + (2 * random() - 1) * sway;
  return `M${nums([from, 0])}C${nums([from, board / 2, x, board / 3, x, board])}V${sheet.height}`;
}
