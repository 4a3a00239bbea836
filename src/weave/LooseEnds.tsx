import { Drawing } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './random.ts';

type LooseEndsProps = {
  /** How many ends of warp run into the cloth. */
  count: number;
  className?: string | undefined;
};

const sheet = { width: 1440, height: 160 };
/** Threads stay on the right of this, until they are below the words. */
const wordsEnd = 890;
/** Higher than any page shows. */
const top = -800;
/** The board with holes that orders the ends: from here on each runs straight. */
const board = 112;
const depths = [0.24, 0.4, 0.6];
const figures = 3;

/**
 * As many loose ends as there are people, each by itself above and in its place below. They reach higher
 * than the drawing: whatever it lies in cuts them off.
 */
export function LooseEnds({ count, className }: LooseEndsProps) {
  const random = seeded('team');
  const pitch = sheet.width / count;
  // Of the two in the middle of a figure the left one: beside the right one the page's thread would fall.
  const gold = Array.from({ length: Math.min(count, figures) }, (_, figure) =>
    Math.ceil(((figure + 0.5) * count) / figures - 1),
  );
  const ends = Array.from({ length: count }, (_, end) => {
    const x = (end + 0.5) * pitch;
    return { end, x, d: way(x, random), depth: Math.floor(random() * depths.length) };
  });
  const drawn = (wanted: (end: (typeof ends)[number]) => boolean) =>
    ends
      .filter(wanted)
      .map(({ d }) => d)
      .join('');
  return (
    <Drawing
      width={sheet.width}
      height={sheet.height}
      preserveAspectRatio="none"
      className={className}
    >
      <g stroke="var(--on-indigo)">
        {depths.map((opacity, depth) => (
          <path
            key={opacity}
            data-ends=""
            d={drawn((end) => end.depth === depth && !gold.includes(end.end))}
            opacity={opacity}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={ends.map(({ end, x }) => `M${nums([x, board + (end % 2) * 7])}h0`).join('')}
          strokeWidth={3.5}
          strokeLinecap="round"
          opacity={0.75}
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <path
        data-ends="gold"
        d={drawn(({ end }) => gold.includes(end))}
        stroke="var(--zari)"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </Drawing>
  );
}

/** Down in slack bends, across below the words, and straight through the board. */
function way(x: number, random: () => number): string {
  const { width, height } = sheet;
  const by =
    x > wordsEnd + 60
      ? Math.min(width - 12, Math.max(wordsEnd, x + (random() - 0.5) * 260))
      : wordsEnd + random() * (width - wordsEnd) * 0.9;
  const from = Math.min(width - 6, Math.max(wordsEnd, by + (random() - 0.4) * 320));
  const waist = -180 - random() * 100;
  const slack = Math.min(width - 20, Math.max(wordsEnd, by + (random() - 0.5) * 150));
  const above = nums([from, (top + waist) / 2, slack, 1.5 * waist, slack, waist]);
  // The farther aside, the flatter it runs below the words.
  const far = Math.min(1, Math.abs(x - by) / 420);
  const below = nums([by, 46 + 60 * far, x, 66 - 70 * far, x, board]);
  return `M${nums([from, top])}C${above}S${nums([by, waist / 2, by, 0])}C${below}V${height}`;
}
