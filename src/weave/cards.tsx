import { Drawing, Stroke } from './Drawing.tsx';
import { num } from './path.ts';
import { dots, type Grid, holes, linesOf, printed, type Spelling } from './spell.ts';

/** The style sheet of `className` sets the colours, --card and --hole, and the font of the letters. */
type CardProps = { spelling: Spelling; className?: string | undefined };

/** More columns could not be distinguished: a tape runs off the page, and a card has a second line. */
const mostColumns = 72;

/**
 * A headline punched into a tape as wide as the page and printed above, with a running stitch along both edges. Where
 * there is less room than it needs, it runs off at the right.
 */
export function HeadlineCard({ spelling, className }: CardProps) {
  const width = 1440;
  const edge = 44;
  const lettersHeight = 20;
  const columns = Math.min(spelling.length, mostColumns);
  // Room is left at both ends, for letters that are wider than a column.
  const column = Math.floor(width / (columns + 1));
  const left = (width - columns * column) / 2;
  const row = 22.5;
  const lineHeight = lettersHeight + 8 * row;
  const height = 2 * edge + lineHeight;
  const grid = { left, top: edge + lettersHeight, column, row };
  const text = { lines: [spelling], grid, lineHeight };
  const stitches = [16, height - 16].map((y) => `M0 ${y}H${width}`).join('');
  return (
    <Drawing
      width={width}
      height={height}
      preserveAspectRatio="xMinYMin slice"
      className={className}
    >
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--card)" />
      {/* A stitch is in the middle, so that both ends look the same. */}
      <g stroke="var(--hole)" strokeDashoffset={(column - width) / 2}>
        <path d={stitches} strokeWidth={7} strokeLinecap="round" strokeDasharray={`0 ${column}`} />
        <path d={stitches} strokeWidth={3.4} strokeDasharray={column} />
      </g>
      <Punched
        {...text}
        hole={{ width: Math.min(column * 0.62, row * 0.72), length: 0 }}
        dot={2.6}
      />
      <Letters {...text} />
    </Drawing>
  );
}

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
