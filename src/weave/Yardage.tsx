import { Drawing } from './Drawing.tsx';
import { raised, repeatOf, type Weave } from './lifts.ts';

/**
 * The width of a thread in pixels, whatever the size of the box that the cloth fills. The box of a principle is a whole
 * number of threads (OperatingPrinciples.module.css).
 */
const thread = 9;

/** Yardage in one weave, of any size. Its first end is in the colour of the page's thread. */
export function Yardage({ weave }: { weave: Weave }) {
  const { columns, rows } = repeatOf(weave);
  const width = columns * thread;
  const height = rows * thread;
  const picks = Array.from({ length: rows }, (_, row) => `M0 ${row + 0.5}h${columns}`);
  return (
    <Drawing width={width} height={height} isRepeated>
      <pattern id="cloth" width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${thread})`} stroke="var(--ink)">
          <path d={picks.join('')} strokeWidth={0.16} opacity={0.4} />
          <path d={raised({ weave, columns, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <pattern id="end" width={thread} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${thread})`} stroke="var(--madder)">
          <path d={raised({ weave, columns: 1, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <rect x={thread} width="100%" height="100%" fill="url(#cloth)" />
      <rect width={thread} height="100%" fill="url(#end)" />
    </Drawing>
  );
}
