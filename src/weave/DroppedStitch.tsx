import { Drawing } from './Drawing.tsx';
import { move } from './path.ts';

type DroppedStitchProps = {
  columns: number;
  rows: number;
  /** How far the stitch fell, counted from the top left; above it a ladder is left. */
  dropped: { column: number; row: number };
};

const pitch = { x: 20, y: 16 };

/** A stitch and half the thickness of its thread reach so far below its row; there the drawing ends. */
const foot = 5;

/** A knitted field in which one stitch was dropped and ran down, leaving a ladder. */
export function DroppedStitch({ columns, rows, dropped }: DroppedStitchProps) {
  let stitches = '';
  let ladder = '';
  let count = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * pitch.x;
      const y = row * pitch.y;
      if (column === dropped.column && row < dropped.row) {
        const sag = 2 + ((row * 7) % 3);
        ladder += `${move(x - 4, y + 7)}q14 ${sag * 2} 28 0`;
      } else if (!(column === dropped.column && row === dropped.row)) {
        const lean = row < dropped.row ? pull(column - dropped.column) : 0;
        stitches += stitch(x + lean, y);
        count++;
      }
    }
  }
  const x = dropped.column * pitch.x;
  const y = dropped.row * pitch.y;
  return (
    <Drawing width={columns * pitch.x} height={rows * pitch.y + foot}>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d={stitches} data-count={count} stroke="var(--ink)" strokeWidth={5} />
        <path d={ladder} data-ladder={dropped.row} stroke="var(--ink)" strokeWidth={1.6} />
        <path
          data-dropped=""
          d={`${move(x + 3, y + 12)}c-5-9-3-18 7-18s12 9 7 18`}
          stroke="var(--madder)"
          strokeWidth={5}
        />
      </g>
    </Drawing>
  );
}

function stitch(x: number, y: number): string {
  return `${move(x + 3.5, y + 4)}l6.5 14l6.5-14`;
}

// Stitches beside the ladder are drawn aside, less the farther they stand.
function pull(distance: number): number {
  return distance === 0 ? 0 : Math.sign(distance) * Math.max(0, 3 - Math.abs(distance));
}
