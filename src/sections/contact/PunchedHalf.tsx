import type { ReactNode } from 'react';
import { cardGrid, dots, halfColumns } from '#src/weave/spell.ts';

type PunchedHalfProps = {
  holes: string;
  /** Above the card, for what `children` draw there. */
  headroom?: number;
  /** Whether it was punched last. */
  isLast?: boolean;
  children?: ReactNode;
};

const width = halfColumns * cardGrid.column;
export const cardHeight = 8 * cardGrid.row;
const allDots = dots(halfColumns, cardGrid);

/** Forty columns of a punched card. */
export function PunchedHalf({ holes, headroom = 0, isLast, children }: PunchedHalfProps) {
  return (
    <svg
      data-last={isLast ? '' : undefined}
      fill="none"
      strokeLinecap="round"
      viewBox={`0 ${-headroom} ${width} ${headroom + cardHeight}`}
      role="presentation"
    >
      <path
        d={allDots}
        stroke="var(--ink-soft)"
        strokeWidth={1.3}
        strokeDasharray="0 10"
        opacity={0.55}
      />
      <path data-holes="" d={holes} stroke="var(--ink)" strokeWidth={5} />
      {children}
    </svg>
  );
}
