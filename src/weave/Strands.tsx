import type { SVGAttributes } from 'react';
import { colourOf, type Yarn } from './yarn.ts';

type StrandsProps = SVGAttributes<SVGElement> & {
  yarn: Yarn;
  /** The shape that it follows. Of a rectangle, only one side and the bottom edge are in view. */
  as: 'path' | 'line' | 'rect';
};

/** One length of yarn, as thick as `--line`, which its container sets. */
export function Strands({ yarn, as: Shape, ...shape }: StrandsProps) {
  return (
    <>
      <Shape
        {...shape}
        stroke={`var(--${colourOf(yarn)})`}
        strokeWidth={yarn === 'double' ? lineWidths(1.7) : 'var(--line)'}
        strokeDasharray={yarn === 'plied' ? `${lineWidths(2.5)} var(--line)` : undefined}
      />
      {/* The gap between the two strands of a double yarn. */}
      {yarn === 'double' && <Shape {...shape} stroke="var(--silk)" strokeWidth={lineWidths(0.6)} />}
    </>
  );
}

export function lineWidths(count: number): string {
  return `calc(var(--line)*${count})`;
}
