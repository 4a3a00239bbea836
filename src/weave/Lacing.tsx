import { Drawing } from './Drawing.tsx';

type LacingProps = {
  /** Where the laces cross, in thousandths of the width. */
  at: readonly number[];
  className?: string | undefined;
};

const half = 8;

/** What holds two cards of a chain together: crossed laces, stretched to whatever lies between the cards. */
export function Lacing({ at, className }: LacingProps) {
  const [left, right] = [(x: number) => x - half, (x: number) => x + half];
  const under = (x: number) => {
    const part = (share: number) => `${left(x) + 2 * half * share} ${100 * share}`;
    return `M${left(x)} 0L${part(0.4)}M${part(0.6)}L${right(x)} 100`;
  };
  const over = (x: number) => `M${right(x)} 0L${left(x)} 100`;
  const eyelets = at
    .flatMap((x) => [left(x), right(x)])
    .map((x) => `M${x} 0h0M${x} 100h0`)
    .join('');
  return (
    <Drawing width={1000} height={100} preserveAspectRatio="none" className={className}>
      <g strokeLinecap="round">
        <path d={eyelets} vectorEffect="non-scaling-stroke" stroke="var(--hole)" strokeWidth={7} />
        <path
          data-laces={at.length}
          d={at.map((x) => under(x) + over(x)).join('')}
          vectorEffect="non-scaling-stroke"
          stroke="var(--thread)"
          strokeWidth={2.6}
        />
      </g>
    </Drawing>
  );
}
