import { bandOf } from './band.ts';
import { Drawing, Stroke } from './Drawing.tsx';
import type { Weave } from './lifts.ts';
import { nums } from './path.ts';
import { Length, LengthPatterns, threadWidth, Weft } from './Yardage.tsx';

// From top to bottom; OperatingPrinciples.module.css shows as much of it as there is space for.
const fall = 112;
const cloth = 198;
const fringe = 44;

type BandProps = { weaves: readonly Weave[]; projects: readonly unknown[] };

/** The threads of the projects, the band that they become ends of, and their knots below it. It is twice as wide as the columns. */
export function Band({ weaves, projects }: BandProps) {
  const { pieces, falls } = bandOf(weaves, projects);
  // The first piece is BandStart.
  const later = pieces.slice(1);
  return (
    <Drawing width={2 * 1320} height={fall + cloth + fringe} isRepeated>
      {[...new Set(later.map(({ weave }) => weave))].map((weave) => (
        <LengthPatterns weave={weave} key={weave} />
      ))}
      <defs>
        <g id="knot" stroke="var(--madder)">
          <path strokeWidth={3} d="M0 0v11m0 15l-5 17m5-17l5 17" />
          <path strokeWidth={2.4} d="M-7 13q7 5 14 0m-15 6q8 5 16 0m-15 6q7 5 14 0" />
        </g>
      </defs>
      <svg x={placeOf(later[0]?.from ?? 0)} y={fall} height={cloth} aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--silk-deep)" />
        <Weft />
      </svg>
      {later.map(({ weave, from, thread: end }, at) => {
        const to = later[at + 1]?.from ?? 2;
        const size = { width: placeOf(to - from), height: cloth };
        return (
          <svg x={placeOf(from)} y={fall} {...size} aria-hidden="true" key={from}>
            <Length weave={weave} hasEnd={end !== undefined} />
          </svg>
        );
      })}
      <svg
        aria-hidden="true"
        x={threadWidth / 2}
        width="50%"
        height={fall}
        viewBox="0 0 999 99"
        preserveAspectRatio="none"
        overflow="visible"
      >
        {falls.map(({ from, to }) => (
          <Stroke d={curve(from * 999, to * 999)} steady colour="madder" width={3} key={to} />
        ))}
      </svg>
      <g transform={`translate(${threadWidth / 2} ${fall + cloth})`}>
        {falls.map(({ to }) => (
          <use href="#knot" x={placeOf(to)} key={to} />
        ))}
      </g>
    </Drawing>
  );
}

/** The first piece of the band, whose end in colour is the page's thread in the middle: on its left the cloth goes on. */
export function BandStart({ weave }: { weave: Weave }) {
  return (
    <Drawing width={2 * 1320} height={cloth} isRepeated>
      <LengthPatterns weave={weave} />
      <rect width="100%" height="100%" fill="var(--silk-deep)" />
      <Weft />
      <svg x="50%" overflow="visible" aria-hidden="true">
        <g transform={`translate(${-threadWidth / 2} 0)`}>
          <rect x="-100%" width="100%" height="100%" fill={`url(#${weave})`} />
          <Length weave={weave} hasEnd />
        </g>
      </svg>
    </Drawing>
  );
}

function placeOf(share: number): string {
  return `${Math.round(share * 5e5) / 1e4}%`;
}

function curve(from: number, to: number): string {
  return `M${nums([from, 0])}C${nums([from, 55, to, 45, to, 99])}`;
}
