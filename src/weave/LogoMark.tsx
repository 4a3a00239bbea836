import { Drawing, type Label } from './Drawing.tsx';

/** S and L as two threads: over, under, over. Drawn for 24 pixels, so it holds as a favicon. */
export function LogoMark({ label }: Label) {
  return (
    <Drawing width={24} height={24} label={label}>
      <g strokeWidth={2.5}>
        <path
          data-thread="s"
          d="M19 3.5H11.6M7.4 3.5A4.2 4.2 0 0 0 7.4 12H14A4.25 4.25 0 0 1 18.2 14.2M18 19A4.2 4.2 0 0 1 14 20.5H3"
          stroke="currentColor"
        />
        <path
          data-thread="l"
          d="M9.5 0V9.9M9.5 14.1V16.6H23"
          stroke="var(--mark-thread,currentColor)"
        />
      </g>
    </Drawing>
  );
}
