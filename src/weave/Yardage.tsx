import { Drawing } from './Drawing.tsx';
import { raised, repeatOf, type Weave } from './lifts.ts';

/** The width of a thread in pixels, whatever the size of the box that the cloth fills. */
export const thread = 9;

/** Yardage in one weave, of any size. Its first end is in the colour of the page's thread. */
export function Yardage({ weave }: { weave: Weave }) {
  const { columns, rows } = repeatOf(weave);
  return (
    <Drawing width={columns * thread} height={rows * thread} isRepeated>
      <Patterns weave={weave} />
      <Length weave={weave} hasEnd />
    </Drawing>
  );
}

/** What a length is filled with: a repeat of the weave, and one of its first end. */
export function Patterns({ weave }: { weave: Weave }) {
  const { columns, rows } = repeatOf(weave);
  const width = columns * thread;
  const height = rows * thread;
  const picks = Array.from({ length: rows }, (_, row) => `M0 ${row + 0.5}h${columns}`);
  return (
    <>
      <pattern id={weave} width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${thread})`} stroke="var(--ink)">
          <path d={picks.join('')} strokeWidth={0.16} opacity={0.4} />
          <path d={raised({ weave, columns, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <pattern id={`${weave}-end`} width={thread} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${thread})`} stroke="var(--madder)">
          <path d={raised({ weave, columns: 1, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
    </>
  );
}

/** A length of cloth that fills its <svg>. */
export function Length({ weave, hasEnd }: { weave: Weave; hasEnd: boolean }) {
  return (
    <>
      <rect x={hasEnd ? thread : 0} width="100%" height="100%" fill={`url(#${weave})`} />
      {hasEnd && <rect width={thread} height="100%" fill={`url(#${weave}-end)`} />}
    </>
  );
}
