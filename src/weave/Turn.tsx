import { Drawing } from './Drawing.tsx';

/** The page's thread where it changes sides: down, across in a slack curve, and into what lies below. */
export function Turn({ className }: { className?: string | undefined }) {
  return (
    <Drawing width={100} height={100} preserveAspectRatio="none" className={className}>
      <path
        d="M100 100h0"
        vectorEffect="non-scaling-stroke"
        stroke="var(--ink)"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M0 0C0 80 100 10 100 100"
        vectorEffect="non-scaling-stroke"
        stroke="var(--madder)"
        strokeWidth={2.5}
      />
    </Drawing>
  );
}
