import { Drawing } from './Drawing.tsx';
import { move } from './path.ts';

type StitchesProps = {
  count: number;
  columns?: number;
};

const pitch = 10;

/** Cross stitches, one each, with a pattern of diamonds worked in a second thread. */
export function Stitches({ count, columns = 65 }: StitchesProps) {
  const rows = Math.ceil(count / columns);
  const places = Array.from({ length: count }, (_, place) => [
    place % columns,
    Math.floor(place / columns),
  ]).map(([column = 0, row = 0]) => ({
    column,
    row,
    diamond: onDiamond(column, row, columns, rows),
  }));
  const threads = [
    { name: 'ground', tone: 'madder', stitches: places.filter((place) => !place.diamond) },
    { name: 'diamond', tone: 'ink', stitches: places.filter((place) => place.diamond) },
  ];
  return (
    <Drawing width={columns * pitch} height={rows * pitch}>
      {threads.map(({ name, tone, stitches }) => (
        <g key={name} stroke={`var(--${tone})`} strokeLinecap="round" data-count={stitches.length}>
          <path data-leg="under" d={legs(stitches, 8.2, -6.4)} strokeWidth={1.6} />
          <path data-leg="over" d={legs(stitches, 1.8, 6.4)} strokeWidth={1.8} />
        </g>
      ))}
    </Drawing>
  );
}

// A cross stitch is two legs; every upper leg leans the same way, as in good needlework.
function legs(stitches: { column: number; row: number }[], top: number, rise: number): string {
  return stitches
    .map(
      ({ column, row }) =>
        `${move(column * pitch + 1.8, row * pitch + top)}l6.4${rise < 0 ? '' : ' '}${rise}`,
    )
    .join('');
}

function onDiamond(column: number, row: number, columns: number, rows: number): boolean {
  const across = Math.abs(((column - (columns - 1) / 2 + 6.5 * 13) % 13) - 6.5);
  const distance = Math.round(across + Math.abs(row - (rows - 1) / 2));
  return distance === 3 || distance === 6 || distance === 0;
}
