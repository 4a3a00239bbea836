import { Drawing, Stroke } from './Drawing.tsx';
import { num } from './path.ts';
import { dots, holes, linesOf, printed, spell } from './spell.ts';

/** The style sheet of `className` sets the colours, --card and --hole, and the font of the letters. */
type CardProps = { text: string; className?: string | undefined };

/**
 * A headline punched into a tape as wide as the page and printed above, with a running stitch along both edges. The tape
 * is stretched to any width, but holes and letters are not: in a narrow window they are closer together.
 */
export function HeadlineCard({ text, className }: CardProps) {
  const spelling = spell(text);
  // Room is left at both ends, for letters that are wider than a column.
  const columns = spelling.length + 1;
  const grid = { left: 0.5, top: 0, column: 1, row: 1 };
  const placesOfRow = 'h0m1 0'.repeat(spelling.length);
  const places = Array.from({ length: 8 }, (_, row) => `M1 ${row + 0.5}${placesOfRow}`);
  const shareOfWindow = (share: number) => `${num(share / columns)}vw`;
  const smallest = `min(.75rem,${shareOfWindow(150)})`;
  const lettersSize = `clamp(${smallest},${shareOfWindow(78)},1.125rem)`;
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
export function LessonCard({ text, className }: CardProps) {
  const width = 700;
  const margin = 62;
  const lettersHeight = 46;
  const row = 15.5;
  const foot = 16;
  const widestColumn = 26;
  const lines = linesOf(spell(text), mostColumns);
  const longest = Math.max(...lines.map((line) => line.length));
  const column = Math.min(widestColumn, (width - 2 * margin) / longest);
  const lineHeight = lettersHeight + 8 * row;
  const height = lines.length * lineHeight + foot;
  const hole = Math.min(column * 0.56, row * 0.7);
  const holeLength = Math.max(0, row * 0.72 - hole);
  const onGrids = lines.map((line, index) => {
    return { line, grid: { left: margin, top: lettersHeight + index * lineHeight, column, row } };
  });
  const pegs = [margin / 2, width - margin / 2].map((x) => `M${x} ${height / 2}h0`).join('');
  return (
    <Drawing width={width} height={height} className={className}>
      <Stroke
        d={`M.6.6H${width - 0.6}V${height - 0.6}H.6Z`}
        fill="var(--card)"
        colour="ink"
        width={1.2}
      />
      <g stroke="var(--hole)" strokeLinecap="round">
        <Stroke d={pegs} width={22} />
        <Stroke
          d={onGrids.map(({ line, grid }) => dots(line.length, grid)).join('')}
          width={2}
          dashes={`0 ${num(column, 3)}`}
          opacity={0.5}
        />
        <Stroke
          d={onGrids.map(({ line, grid }) => holes(line, grid, holeLength)).join('')}
          width={num(hole)}
          data-holes=""
        />
      </g>
      <g fill="var(--hole)" textAnchor="middle">
        {onGrids.map(({ line, grid }) => (
          <text key={grid.top} y={num(grid.top - 12)}>
            {printed(line, grid).map(({ letter, x }) => (
              <tspan key={x} x={num(x)}>
                {letter}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
