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
 * The sheet every drawing is made on. What a drawing says is the `alt` of the picture that shows its file.
 */
export function Drawing({ width, height, className, preserveAspectRatio, children }: DrawingProps) {
  return (
    <svg
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
