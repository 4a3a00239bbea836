import { Drawing, Stroke } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './random.ts';

const sheet = { width: 1440, height: 160 };
/** Threads stay on the right of this, until they are below the words. */
const wordsEnd = 890;
/** Above the top of the page at any size. */
const top = -800;
/** Below this, each end runs straight: it has passed through a hole in a board that orders the ends. */
const board = 112;
const depths = [0.24, 0.4, 0.6];
const figures = 3;

/**
 * A loose end for each person: apart at the top, in order at the bottom. They begin above the drawing; its container
 * clips them.
 */
export function LooseEnds({ count, className }: { count: number; className?: string }) {
  const random = seeded('team');
  // In gold, the end in the middle of each figure; of two, the left one, as the other is too close to the page's thread.
  const goldEnds = Array.from({ length: Math.min(count, figures) }, (_, figure) =>
    Math.ceil(((figure + 0.5) * count) / figures - 1),
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

/** Down in loose bends, sideways below the words, and straight through the board. */
function pathTo(x: number, random: () => number): string {
  const { width, height } = sheet;
  const besideWords = (at: number, margin: number) =>
    Math.min(width - margin, Math.max(wordsEnd, at));
  const by =
    x > wordsEnd + 60
      ? besideWords(x + (random() - 0.5) * 260, 12)
      : wordsEnd + random() * (width - wordsEnd) * 0.9;
  const from = besideWords(by + (random() - 0.4) * 320, 6);
  const waist = -180 - random() * 100;
  const slack = besideWords(by + (random() - 0.5) * 150, 20);
  const above = nums([from, (top + waist) / 2, slack, 1.5 * waist, slack, waist]);
  // The farther it goes sideways, the flatter it runs.
  const far = Math.min(1, Math.abs(x - by) / 420);
  const below = nums([by, 46 + 60 * far, x, 66 - 70 * far, x, board]);
  return `M${nums([from, top])}C${above}S${nums([by, waist / 2, by, 0])}C${below}V${height}`;
}
