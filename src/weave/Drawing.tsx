import type { ReactNode } from 'react';

type DrawingProps = {
  width: number;
  height: number;
  className?: string | undefined;
  /** For drawings that are cut rather than shrunk, as in the SVG attribute. */
  preserveAspectRatio?: string;
  children: ReactNode;
};

/**
 * The sheet every drawing is made on. The namespace lets it stand alone as a file; what a drawing says is the
 * `alt` of the picture that shows the file.
 */
export function Drawing({ width, height, className, preserveAspectRatio, children }: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={preserveAspectRatio}
      className={className}
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
