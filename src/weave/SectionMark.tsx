import { Drawing, type Label } from './Drawing.tsx';
import { move } from './path.ts';

type SectionMarkProps = Label & {
  /** The section's number; its two digits are punched, one column each. */
  value: number;
};

/** A number as a card reader would see it: in each column the hole of its digit. */
export function SectionMark({ value, label }: SectionMarkProps) {
  const digits = [Math.floor(value / 10) % 10, value % 10];
  const places = digits.flatMap((digit, column) =>
    Array.from({ length: 10 }, (_, row) => ({ column, row, punched: row === digit })),
  );
  const holes = (punched: boolean) =>
    places
      .filter((place) => place.punched === punched)
      .map(({ column, row }) => `${move(4 + row * 6, 4 + column * 8)}v2`)
      .join('');
  return (
    <Drawing width={62} height={18} label={label}>
      <path d={holes(false)} data-place="open" stroke="var(--ink-soft)" strokeWidth={1} />
      <path
        d={holes(true)}
        data-place="punched"
        stroke="var(--madder)"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </Drawing>
  );
}
