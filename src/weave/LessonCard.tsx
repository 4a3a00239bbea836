import { Drawing } from './Drawing.tsx';
import { Punched } from './Punched.tsx';
import { linesOf, type Spelling } from './spell.ts';

type LessonCardProps = { spelling: Spelling; className?: string | undefined };

const width = 700;
const margin = 62;
const letters = 46;
const row = 15.5;
const foot = 16;
const widestColumn = 26;
/** The holes of more columns than these would run into each other; they go on in a second line. */
const most = 72;

/**
 * A card of a chain, punched with its own title, with a peg hole at both ends. Colours and size of letters
 * are those of the element it lies in.
 */
export function LessonCard({ spelling, className }: LessonCardProps) {
  const lines = linesOf(spelling, most);
  const longest = Math.max(...lines.map(({ bytes }) => bytes.length));
  const column = Math.min(widestColumn, (width - 2 * margin) / longest);
  const lineHeight = letters + 8 * row;
  const height = lines.length * lineHeight + foot;
  const hole = Math.min(column * 0.56, row * 0.7);
  const pegs = [margin / 2, width - margin / 2].map((x) => `M${x} ${height / 2}h0`).join('');
  return (
    <Drawing width={width} height={height} className={className}>
      <path
        d={`M.6.6H${width - 0.6}V${height - 0.6}H.6Z`}
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth={1.2}
      />
      <path d={pegs} stroke="var(--hole)" strokeLinecap="round" strokeWidth={22} />
      <Punched
        lines={lines}
        grid={{ left: margin, top: letters, column, row }}
        lineHeight={lineHeight}
        hole={{ width: hole, length: Math.max(0, row * 0.72 - hole) }}
        dot={2}
      />
    </Drawing>
  );
}
