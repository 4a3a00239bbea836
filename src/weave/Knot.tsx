/** A knot of three turns in the page's thread, beside a section's mark; thread.css places it. */
export function Knot() {
  return (
    <svg viewBox="0 0 24 24" data-thread-knot="" aria-hidden="true">
      <path d="M3.5 3.5q8.5 6 17 0M2 11.5q10 6 20 0M3.5 19.5q8.5 6 17 0" />
    </svg>
  );
}
