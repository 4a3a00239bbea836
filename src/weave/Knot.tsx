type KnotProps = { className?: string | undefined };

/** Three turns of the page's thread round itself. In a section's mark it needs no class: base.css places it. */
export function Knot({ className }: KnotProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" data-knot="" aria-hidden="true">
      <path d="M3.5 3.5q8.5 6 17 0M2 11.5q10 6 20 0M3.5 19.5q8.5 6 17 0" />
    </svg>
  );
}
