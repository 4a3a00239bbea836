import { Drawing } from './Drawing.tsx';
import { Punched } from './Punched.tsx';
import { num } from './path.ts';
import { linesOf, type Spelling } from './spell.ts';

type HeadlineCardProps = { spelling: Spelling; className?: string | undefined };

const width = 1440;
const edge = 50;
const letters = 50;
/** More columns than these could not be told apart on a phone; they go on in a second line. */
const most = 72;

/**
 * A headline punched into a card as wide as the page, with a running stitch along both edges. The colours
 * of card and holes, and the size of the letters, are those of the element it lies in.
 */
export function HeadlineCard({ spelling, className }: HeadlineCardProps) {
  const lines = linesOf(spelling, most);
  const columns = Math.max(...lines.map(({ bytes }) => bytes.length));
  const column = width / columns;
  // A seam of an even number of columns begins and ends with half a stitch, any other with a whole one.
  const cut = columns % 2 === 0 ? num(column / 2, 3) : 0;
  const row = lines.length === 1 ? 42 : 30;
  const lineHeight = letters + 8 * row;
  const height = edge + lines.length * lineHeight + edge;
  const stitches = [16, height - 16].map((y) => `M0 ${y}H${width}`).join('');
  return (
    <Drawing width={width} height={height} preserveAspectRatio="none" className={className}>
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--card)" />
      <g stroke="var(--hole)">
        <path
          d={stitches}
          strokeWidth={7}
          strokeLinecap="round"
          strokeDasharray={`0 ${num(column, 3)}`}
          strokeDashoffset={cut}
        />
        <path
          d={stitches}
          strokeWidth={3.4}
          strokeDasharray={num(column, 3)}
          strokeDashoffset={cut}
        />
      </g>
      <Punched
        lines={lines}
        grid={{ left: 0, top: edge + letters, column, row }}
        lineHeight={lineHeight}
        hole={{ width: Math.min(column * 0.62, row * 0.68) }}
        dot={2.6}
      />
    </Drawing>
  );
}
