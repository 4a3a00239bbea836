import { num } from './path.ts';
import { type Grid, holes, places, type Spelling } from './spell.ts';

type PunchedProps = {
  lines: readonly (Spelling & { grid: Grid })[];
  /** How wide a hole is, and how much longer than wide. */
  hole: { width: number; length?: number };
  /** How wide a dot is, which marks a place. */
  dot: number;
};

/** What a card spells: a dot for each place, a hole for each bit, and the signs printed over their first byte. */
export function Punched({ lines, hole, dot }: PunchedProps) {
  const { column = 0 } = lines[0]?.grid ?? {};
  return (
    <>
      <g stroke="var(--hole)" strokeLinecap="round">
        <path
          d={lines.map(({ bytes, grid }) => places(bytes, grid)).join('')}
          strokeWidth={dot}
          strokeDasharray={`0 ${num(column, 3)}`}
          opacity={0.5}
        />
        <path
          data-holes=""
          d={lines.map(({ bytes, grid }) => holes(bytes, grid, hole.length)).join('')}
          strokeWidth={num(hole.width)}
        />
      </g>
      <g fill="var(--hole)" textAnchor="middle">
        {lines.map(({ signs, grid }) => (
          <text key={grid.top} y={num(grid.top - 12)}>
            {signs
              .filter(({ sign }) => sign.trim())
              .map((sign) => (
                <tspan key={sign.column} x={num(grid.left + (sign.column + 0.5) * column)}>
                  {sign.sign}
                </tspan>
              ))}
          </text>
        ))}
      </g>
    </>
  );
}
