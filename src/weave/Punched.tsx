import { num } from './path.ts';
import { type Grid, holes, places, type Spelling } from './spell.ts';

type PunchedProps = {
  lines: readonly Spelling[];
  /** The grid of the first line, and how far each other one is from the one before. */
  grid: Grid;
  lineHeight: number;
  /** How wide a hole is, and how much longer than wide. */
  hole: { width: number; length?: number };
  /** How wide a dot is, which marks a place. */
  dot: number;
};

/** What a card spells: a dot for each place, a hole for each bit, and the signs printed over their first byte. */
export function Punched({ lines, grid, lineHeight, hole, dot }: PunchedProps) {
  const { left, column } = grid;
  const gridOf = (index: number) => ({ ...grid, top: grid.top + index * lineHeight });
  return (
    <>
      <g stroke="var(--hole)" strokeLinecap="round">
        <path
          d={lines.map(({ bytes }, index) => places(bytes, gridOf(index))).join('')}
          strokeWidth={dot}
          strokeDasharray={`0 ${num(column, 3)}`}
          opacity={0.5}
        />
        <path
          data-holes=""
          d={lines.map(({ bytes }, index) => holes(bytes, gridOf(index), hole.length)).join('')}
          strokeWidth={num(hole.width)}
        />
      </g>
      <g fill="var(--hole)" textAnchor="middle">
        {lines.map(({ signs }, index) => (
          <text key={gridOf(index).top} y={num(gridOf(index).top - 12)}>
            {signs
              .filter(({ sign }) => sign.trim())
              .map((sign) => (
                <tspan key={sign.column} x={num(left + (sign.column + 0.5) * column)}>
                  {sign.sign}
                </tspan>
              ))}
          </text>
        ))}
      </g>
    </>
  );
}
