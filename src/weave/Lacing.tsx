import { Drawing, Stroke } from './Drawing.tsx';

type LacingProps = {
  /** Where the laces cross, in thousandths of the width. */
  crossings: readonly number[];
  className?: string;
};

/** The laces between two cards of a chain, stretched to the distance of the cards. */
export function Lacing({ crossings, className }: LacingProps) {
  const crosses = crossings.map((x) => ({ x, left: x - 12, right: x + 12 }));
  const eyelets = crosses
    .flatMap(({ left, right }) => [left, right])
    .map((x) => `M${x} 0h0M${x} 100h0`);
  const under = crosses.map(({ x, left, right }) => `M${x} 50L${left} 0M${x} 50L${right} 100`);
  const over = crosses.map(({ left, right }) => `M${right} 0L${left} 100`);
  return (
    <Drawing width={1000} height={100} preserveAspectRatio="none" className={className}>
      <g strokeLinecap="round">
        <Stroke d={eyelets.join('')} steady stroke="var(--hole)" width={7} />
        <g stroke="var(--thread)" strokeWidth={2.6}>
          {/* Drawn outwards from the crossing: the dash leaves a gap of 7 there, however long the laces are. */}
          <Stroke d={under.join('')} steady dashes="999 7" strokeDashoffset={999} />
          <Stroke d={over.join('')} steady />
        </g>
      </g>
    </Drawing>
  );
}
