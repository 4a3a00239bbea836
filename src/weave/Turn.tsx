import { Drawing } from './Drawing.tsx';

type TurnProps = {
  className?: string | undefined;
  /** Whether there is a hole where it arrives. */
  hasHole?: boolean;
};

/** The page's thread where it changes sides: down, across in a slack curve, and into what lies below. */
export function Turn({ className, hasHole = false }: TurnProps) {
  return (
    <Drawing width={100} height={100} preserveAspectRatio="none" className={className}>
      {hasHole && (
        <path
          d="M100 100h0"
          vectorEffect="non-scaling-stroke"
          stroke="var(--ink)"
          strokeWidth={7}
          strokeLinecap="round"
        />
      )}
      {/* It begins a little above, so that no hairline is left between it and what it comes from. */}
      <path
        d="M0-2V0C0 80 100 10 100 100"
        vectorEffect="non-scaling-stroke"
        stroke="var(--madder)"
        strokeWidth={3}
      />
    </Drawing>
  );
}
