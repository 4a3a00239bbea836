import { Drawing, Stroke } from './Drawing.tsx';
import { num } from './path.ts';
import { dots, type Grid, holes, linesOf, printed, type Spelling } from './spell.ts';

/** The style sheet of `className` sets the colours, --card and --hole, and the font of the letters. */
type CardProps = { spelling: Spelling; className?: string | undefined };

/**
 * A headline punched into a tape as wide as the page and printed above, with a running stitch along both edges. The tape
 * is stretched to any width, but holes and letters are not: in a narrow window they are closer together.
 */
export function HeadlineCard({ spelling, className }: CardProps) {
  // Room is left at both ends, for letters that are wider than a column.
  const columns = spelling.length + 1;
  const grid = { left: 0.5, top: 0, column: 1, row: 1 };
  const placesOfRow = 'h0m1 0'.repeat(spelling.length);
  const places = Array.from({ length: 8 }, (_, row) => `M1 ${row + 0.5}${placesOfRow}`);
  const shareOfWindow = (share: number) => `${num(share / columns)}vw`;
  const widest = `min(.75rem,${shareOfWindow(150)})`;
  const lettersSize = `clamp(${widest},${shareOfWindow(78)},1.125rem)`;
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--card)" />
      <Seam y="6%" />
      <Seam y="94%" />
      <svg
        y="23%"
        height="62%"
        viewBox={`0 0 ${columns} 8`}
        preserveAspectRatio="none"
        stroke="var(--hole)"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Stroke d={places.join('')} steady width={2.6} opacity={0.5} />
        {/* As wide as a column or a row allows. */}
        <Stroke
          d={holes(spelling, grid, 0)}
          steady
          width={`min(${shareOfWindow(62)},.9vw + 4px)`}
          data-holes=""
        />
      </svg>
      <text y="18%" fontSize={lettersSize} fill="var(--hole)" textAnchor="middle">
        {printed(spelling, grid).map(({ letter, x }) => (
          <tspan key={x} x={`${num((100 * x) / columns, 2)}%`}>
            {letter}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/** A running stitch across the tape. */
function Seam({ y }: { y: string }) {
  const line = { x2: '100%', y1: y, y2: y };
  return (
    <g stroke="var(--hole)">
      <line {...line} strokeWidth={7} strokeLinecap="round" strokeDasharray="0 24" />
      <line {...line} strokeWidth={3.4} strokeDasharray="24" />
    </g>
  );
}

/** More columns on a card could not be distinguished: it has a second line. */
const mostColumns = 72;

/** A card of a chain, punched with its own title, with a peg hole at both ends. */
export function LessonCard({ spelling, className }: CardProps) {
  const width = 700;
  const margin = 62;
  const lettersHeight = 46;
  const row = 15.5;
  const foot = 16;
  const widestColumn = 26;
  const lines = linesOf(spelling, mostColumns);
  const longest = Math.max(...lines.map((line) => line.length));
  const column = Math.min(widestColumn, (width - 2 * margin) / longest);
  const lineHeight = lettersHeight + 8 * row;
  const height = lines.length * lineHeight + foot;
  const hole = Math.min(column * 0.56, row * 0.7);
  const text = { lines, grid: { left: margin, top: lettersHeight, column, row }, lineHeight };
  const pegs = [margin / 2, width - margin / 2].map((x) => `M${x} ${height / 2}h0`).join('');
  return (
    <Drawing width={width} height={height} className={className}>
      <Stroke
        d={`M.6.6H${width - 0.6}V${height - 0.6}H.6Z`}
        fill="var(--card)"
        colour="ink"
        width={1.2}
      />
      <Stroke d={pegs} stroke="var(--hole)" strokeLinecap="round" width={22} />
      <Punched {...text} hole={{ width: hole, length: Math.max(0, row * 0.72 - hole) }} dot={2} />
      <Letters {...text} />
    </Drawing>
  );
}

type LinesProps = {
  lines: readonly Spelling[];
  /** The grid of the first line, and the height of each line. */
  grid: Grid;
  lineHeight: number;
};

type PunchedProps = LinesProps & {
  /** The width of a hole, and how much longer than wide it is. */
  hole: { width: number; length: number };
  /** The size of a dot, which marks a place. */
  dot: number;
};

/** The text of a card: a dot for each bit, and a hole for each 1. */
function Punched({ lines, grid, lineHeight, hole, dot }: PunchedProps) {
  const onGrids = withGrids(lines, grid, lineHeight);
  return (
    <g stroke="var(--hole)" strokeLinecap="round">
      <path
        d={onGrids.map(({ line, lineGrid }) => dots(line.length, lineGrid)).join('')}
        strokeWidth={dot}
        strokeDasharray={`0 ${num(grid.column, 3)}`}
        opacity={0.5}
      />
      <path
        data-holes=""
        d={onGrids.map(({ line, lineGrid }) => holes(line, lineGrid, hole.length)).join('')}
        strokeWidth={num(hole.width)}
      />
    </g>
  );
}

/** The letters of a card, printed over the first byte of each. */
function Letters({ lines, grid, lineHeight }: LinesProps) {
  return (
    <g fill="var(--hole)" textAnchor="middle">
      {withGrids(lines, grid, lineHeight).map(({ line, lineGrid }) => (
        <text key={lineGrid.top} y={num(lineGrid.top - 12)}>
          {printed(line, lineGrid).map(({ letter, x }) => (
            <tspan key={x} x={num(x)}>
              {letter}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

/** Each line with the grid that it is on. */
function withGrids(lines: readonly Spelling[], grid: Grid, lineHeight: number) {
  return lines.map((line, index) => ({
    line,
    lineGrid: { ...grid, top: grid.top + index * lineHeight },
  }));
}
