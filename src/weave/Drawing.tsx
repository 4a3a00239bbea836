import type { SVGAttributes, SVGProps } from 'react';

type DrawingProps = { width: number; height: number } & Pick<
  SVGProps<SVGSVGElement>,
  'className' | 'preserveAspectRatio' | 'children'
>;

/** The sheet every drawing is made on. What a drawing says is the `alt` of the picture that shows its file. */
export function Drawing({ width, height, ...rest }: DrawingProps) {
  return <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" {...rest} />;
}

type StrokeProps = SVGAttributes<SVGPathElement> & {
  /** Its colour in src/styles/tokens.css; that of the group it is in, if nobody says. */
  tone?: string;
  dashes?: string | number;
  /** Whether it keeps its width where the drawing is stretched. */
  steady?: boolean;
};

export function Stroke({ tone, width, dashes, steady, ...rest }: StrokeProps) {
  return (
    <path
      stroke={tone && `var(--${tone})`}
      strokeWidth={width}
      strokeDasharray={dashes}
      vectorEffect={steady ? 'non-scaling-stroke' : undefined}
      {...rest}
    />
  );
}
