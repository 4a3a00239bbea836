import { Drawing } from './Drawing.tsx';

/**
 * A thread without tension, stretched to whatever height it is shown at. However high that is, it begins and
 * ends in the middle and upright, as the straight thread goes on.
 */
export function Slack() {
  return (
    <Drawing width={9} height={112} preserveAspectRatio="none">
      <path
        d="M4.5 0c0 7 2.5 7 2.5 14s-5 14-5 28 5 14 5 28-5 14-5 28 2.5 7 2.5 14"
        vectorEffect="non-scaling-stroke"
        stroke="var(--madder)"
        strokeWidth={3}
      />
    </Drawing>
  );
}
