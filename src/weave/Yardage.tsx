import { Drawing } from './Drawing.tsx';
import { raised, repeatOf, type Weave } from './lifts.ts';

/** The width of a thread in pixels, whatever the size of the box that the cloth fills. */
export const threadWidth = 9;

/** Yardage in one weave, of any size. Its first end is in the colour of the page's thread. */
export function Yardage({ weave }: { weave: Weave }) {
  const { columns, rows } = repeatOf(weave);
  return (
    <Drawing width={columns * threadWidth} height={rows * threadWidth} isRepeated>
      <LengthPatterns weave={weave} />
      <Weft />
      <Length weave={weave} hasEnd />
    </Drawing>
  );
}

/** What a length is filled with: a repeat of the weave, and one of its first end. */
export function LengthPatterns({ weave }: { weave: Weave }) {
  const { columns, rows } = repeatOf(weave);
  const width = columns * threadWidth;
  const height = rows * threadWidth;
  return (
    <>
      <pattern id={weave} width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${threadWidth})`} stroke="var(--ink)">
          <path d={raised({ weave, columns, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <pattern
        id={`${weave}-end`}
        width={threadWidth}
        height={height}
        patternUnits="userSpaceOnUse"
      >
        <g transform={`scale(${threadWidth})`} stroke="var(--madder)">
          {/* Where it passes below the weft it is as thin as the page's thread, so that it has no gap. */}
          <path d={`M.5 0v${rows}`} strokeWidth={0.333} />
          <path d={raised({ weave, columns: 1, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
    </>
  );
}

/** The weft of a whole cloth, from side to side below its warp. */
export function Weft() {
  return (
    <>
      <pattern id="weft" width={threadWidth} height={threadWidth} patternUnits="userSpaceOnUse">
        <path
          d={`M0 ${threadWidth / 2}h${threadWidth}`}
          stroke="var(--ink)"
          strokeWidth={1.44}
          opacity={0.4}
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#weft)" />
    </>
  );
}

/** The warp of a length of cloth that fills its <svg>: whole threads, because what is left of a cut one is a sliver. */
export function Length({ weave, hasEnd }: { weave: Weave; hasEnd: boolean }) {
  const start = hasEnd ? threadWidth : 0;
  const width = `round(down,100% - ${start}px,${threadWidth}px)`;
  return (
    <>
      <rect x={start} width="100%" height="100%" fill={`url(#${weave})`} style={{ width }} />
      {hasEnd && <rect width={threadWidth} height="100%" fill={`url(#${weave}-end)`} />}
    </>
  );
}
