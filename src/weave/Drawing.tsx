import type { SVGAttributes, SVGProps } from 'react';
import type { Colour } from '#src/styles/colours.ts';

export type Size = { width: number; height: number };

type DrawingProps = SVGProps<SVGSVGElement> &
  Size & {
    /** Whether it fills its box with repeats of this size. By default, it is scaled to the box. */
    isRepeated?: boolean;
  };

/** The <svg> of a drawing. Its text alternative is the `alt` of the <img> that shows it. */
export function Drawing({ width, height, isRepeated = false, ...rest }: DrawingProps) {
  const extent = isRepeated
    ? { width: '100%', height: '100%' }
    : { viewBox: `0 0 ${width} ${height}` };
  return <svg {...extent} fill="none" aria-hidden="true" {...rest} />;
}

type StrokeProps = SVGAttributes<SVGPathElement> & {
  /** Its colour; by default, that of its group. */
  colour?: Colour | undefined;
  dashes?: string | number;
  /** Whether it keeps its width when the drawing is stretched. */
  steady?: boolean;
};

export function Stroke({ colour, width, dashes, steady, ...rest }: StrokeProps) {
  return (
    <path
      stroke={colour && `var(--${colour})`}
      strokeWidth={width}
      strokeDasharray={dashes}
      vectorEffect={steady ? 'non-scaling-stroke' : undefined}
      {...rest}
    />
  );
}
