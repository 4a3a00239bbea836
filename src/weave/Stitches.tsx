import { Drawing } from './Drawing.tsx';
import { mod } from './lifts.ts';
import { move } from './path.ts';

type StitchesProps = { count: number; columns?: number };

const pitch = 10;
const diamond = 13;

/** As many cross stitches as `count`, with diamonds in a second thread. */
export function Stitches({ count, columns = 65 }: StitchesProps) {
  const rows = Math.ceil(count / columns);
  const places = Array.from({ length: count }, (_, place): [number, number] => [
    place % columns,
    Math.floor(place / columns),
  ]);
  // One diamond inside the other, side by side, from the middle of the drawing.
  const isDiamond = ([column, row]: [number, number]) => {
    const middle = { column: (columns - 1) / 2, row: (rows - 1) / 2 };
    const inDiamond = mod(column - middle.column + diamond / 2, diamond);
    const across = Math.abs(inDiamond - diamond / 2);
    const down = Math.abs(row - middle.row);
    return [0, 3, 6].includes(Math.round(across + down));
  };
  const worked = Map.groupBy(places, (place) => (isDiamond(place) ? 'ink' : 'madder'));
  // A cross stitch is two legs; every upper leg leans the same way, as in good needlework.
  const legs = (stitches: [number, number][], top: number, leg: string, toNext: string) =>
    stitches
      .map(([x, y], index) => {
        const [beforeX, beforeY] = stitches[index - 1] ?? [];
        const isNext = beforeX === x - 1 && beforeY === y;
        return (isNext ? toNext : move(x * pitch + 1.8, y * pitch + top)) + leg;
      })
      .join('');
  return (
    <Drawing width={columns * pitch} height={rows * pitch}>
      {[...worked].map(([colour, stitches]) => (
        <g key={colour} stroke={`var(--${colour})`} strokeLinecap="round">
          <path d={legs(stitches, 8.2, 'l6.4-6.4', 'm3.6 6.4')} strokeWidth={1.6} />
          <path data-leg="over" d={legs(stitches, 1.8, 'l6.4 6.4', 'm3.6-6.4')} strokeWidth={1.8} />
        </g>
      ))}
    </Drawing>
  );
}
