import { Drawing } from './Drawing.tsx';

type LacingProps = {
  /** Where the laces cross, in thousandths of the width. */
  at: readonly number[];
  className?: string | undefined;
};

const half = 12;
/** From the crossing to where the lace below goes on, however long the laces are. */
const gap = 7;

/** What holds two cards of a chain together: crossed laces, stretched to whatever lies between the cards. */
export function Lacing({ at, className }: LacingProps) {
  const [left, right] = [(x: number) => x - half, (x: number) => x + half];
  const under = (x: number) => `M${x} 50L${left(x)} 0M${x} 50L${right(x)} 100`;
  const over = (x: number) => `M${right(x)} 0L${left(x)} 100`;
  const eyelets = at
    .flatMap((x) => [left(x), right(x)])
    .map((x) => `M${x} 0h0M${x} 100h0`)
    .join('');
  return (
    <Drawing width={1000} height={100} preserveAspectRatio="none" className={className}>
      <g strokeLinecap="round">
        <path d={eyelets} vectorEffect="non-scaling-stroke" stroke="var(--hole)" strokeWidth={7} />
        <g stroke="var(--thread)" strokeWidth={2.6}>
          {/* Both ways from the crossing, and a dash that begins some pixels from it. */}
          <path
            d={at.map(under).join('')}
            vectorEffect="non-scaling-stroke"
            strokeDasharray={`999 ${gap}`}
            strokeDashoffset={999}
          />
          <path
            data-laces={at.length}
            d={at.map(over).join('')}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </g>
    </Drawing>
  );
}
