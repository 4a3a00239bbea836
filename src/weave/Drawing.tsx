import type { ReactNode } from 'react';

export type Label = {
  /** What the drawing says, for those who do not see it. Without it the drawing is decoration. */
  label?: string | undefined;
};

type DrawingProps = Label & {
  width: number;
  height: number;
  className?: string | undefined;
  /** For drawings that are cut rather than shrunk, as in the SVG attribute. */
  preserveAspectRatio?: string;
  children: ReactNode;
};

/** The sheet every drawing is made on. The namespace lets it stand alone as a file. */
export function Drawing({
  label,
  width,
  height,
  className,
  preserveAspectRatio,
  children,
}: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={preserveAspectRatio}
      className={className}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
