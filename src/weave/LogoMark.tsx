import { Drawing, type Label } from './Drawing.tsx';

/** S and L as two threads: under, over, under. Drawn for 24 pixels, so it holds as a favicon. */
export function LogoMark({ label }: Label) {
  return (
    <Drawing width={24} height={24} label={label}>
      <g strokeWidth={2.5}>
        <path
          data-thread="s"
          d="M21 4.5H8a3.375 3.375 0 0 0 0 6.75H11.8M16.2 11.25a3.375 3.375 0 0 1 0 6.75H3"
          stroke="currentColor"
        />
        <path
          data-thread="l"
          d="M14 0V2.3M14 6.7V15.8M14 20.2V22.75H24"
          stroke="var(--mark-thread,var(--madder))"
        />
      </g>
    </Drawing>
  );
}
