// Drawings that say no number.
import { Drawing, Stroke } from './Drawing.tsx';
import { move, num, nums, type Point, smooth } from './path.ts';
import { seeded } from './random.ts';

/** Every second end of the cloth on the loom. */
const fringeEnds = 95;

/** Warp ends that hang loose below the cloth they come from. */
export function Fringe() {
  const random = seeded('fringe');
  const hanging = Array.from({ length: fringeEnds }, (_, end) => {
    const length = Math.round(14 + 70 * random() ** 2.2);
    const sway = Math.round((random() - 0.5) * 10);
    return `M${nums([((end + 0.5) * 840) / fringeEnds, 0])}q${nums([sway * 0.2, length / 2, sway, length])}`;
  });
  return (
    <Drawing width={840} height={90}>
      <g stroke="var(--ink-soft)" strokeLinecap="round" strokeWidth={1.1}>
        {[0.4, 0.6, 0.85].map((opacity, layer) => (
          <path
            key={opacity}
            d={hanging.filter((_, end) => end % 3 === layer).join('')}
            opacity={opacity}
          />
        ))}
      </g>
    </Drawing>
  );
}

const ways = {
  none: 'M4.5 0c0 28 2.5 28 2.5 56s-2.5 28-2.5 56',
  one: 'M4.5 0c0 14 2.5 14 2.5 28s-5 28-5 56 2.5 14 2.5 28',
  two: 'M4.5 0c0 7 2.5 7 2.5 14s-5 14-5 28 5 14 5 28-5 14-5 28 2.5 7 2.5 14',
};

// A file's media are as high as its picture is shown.
const shown = `
  [data-waves=one],[data-waves=two]{display:none}
  @media(min-height:40px){[data-waves=none]{display:none}[data-waves=one]{display:inline}}
  @media(min-height:90px){[data-waves=one]{display:none}[data-waves=two]{display:inline}}
`.replaceAll(/\s*\n\s*/g, '');

/**
 * A thread without tension, stretched to whatever height it is shown at: the lower that is, the fewer waves, as
 * many of them would be a zigzag. It begins and ends in the middle and upright, as the straight thread goes on.
 */
export function Slack() {
  return (
    <Drawing width={9} height={112} preserveAspectRatio="none">
      <style>{shown}</style>
      <g stroke="var(--madder)" strokeWidth={3}>
        {Object.entries(ways).map(([waves, d]) => (
          <Stroke key={waves} data-waves={waves} d={d} steady />
        ))}
      </g>
    </Drawing>
  );
}

const period = 320;
const middle = 60;
const rungs = 20;
const steps = 16;

/** Two strands twisting, one whole turn, and cut off beyond: set side by side the ends meet. */
export function Strand() {
  return (
    <Drawing width={period} height={2 * middle}>
      <Stroke d={ladder()} tone="silk" width={1} opacity={0.45} />
      <g strokeWidth={1.5}>
        <Stroke d={strand(1)} tone="silk" />
        <Stroke d={strand(-1)} tone="zari" />
      </g>
    </Drawing>
  );
}

// Each strand is three plies a little apart in phase: they close at the turns and open between.
function strand(side: 1 | -1): string {
  const hidden = period * (side === 1 ? 0.75 : 0.25);
  const plies = [-0.2, 0, 0.2].map((phase) => {
    // Plies out of phase meet the other strand a little before or after its middle.
    const gap = hidden - (phase / (4 * Math.PI)) * period;
    const between = (from: number, to: number) =>
      Array.from({ length: steps + 1 }, (_, step): Point => {
        const x = from + ((to - from) * step) / steps;
        return [x, middle + side * offset(x, phase)];
      });
    return smooth(between(-20, gap - 9.5)) + smooth(between(gap + 9.5, period + 20));
  });
  return plies.join('');
}

function offset(x: number, phase: number): number {
  return 46 * Math.cos((2 * Math.PI * x) / period + phase);
}

function ladder(): string {
  return Array.from({ length: rungs }, (_, rung) => {
    const x = ((rung + 0.5) * period) / rungs;
    const half = Math.abs(offset(x, 0)) - 7;
    return half > 4 ? `${move(x, middle - half)}v${num(2 * half)}` : `${move(x, middle)}v0`;
  }).join('');
}

const field = { columns: 48, rows: 16 };
const pitch = { x: 20, y: 16 };
/** How far the stitch fell, counted from the top left; above it a ladder is left. */
const dropped = { column: 29, row: 9 };

/** A knitted field in which one stitch was dropped and ran down. */
export function DroppedStitch() {
  const places = Array.from({ length: field.columns * field.rows }, (_, place) => ({
    column: place % field.columns,
    row: Math.floor(place / field.columns),
  }));
  const knitted = places.filter(
    ({ column, row }) => column !== dropped.column || row > dropped.row,
  );
  const [x, y] = [dropped.column * pitch.x, dropped.row * pitch.y];
  const rungs = Array.from(
    { length: dropped.row },
    (_, row) => `${move(x - 4, row * pitch.y + 7)}q14 ${2 * (2 + ((row * 7) % 3))} 28 0`,
  );
  // A stitch and half the thickness of its thread reach 5 below its row; there the drawing ends.
  return (
    <Drawing width={field.columns * pitch.x} height={field.rows * pitch.y + 5}>
      <g strokeLinecap="round" strokeLinejoin="round">
        <Stroke d={knitted.map(stitch).join('')} tone="ink" width={5} />
        <Stroke d={rungs.join('')} tone="ink" width={1.6} />
        <Stroke d={`${move(x + 3, y + 12)}c-5-9-3-18 7-18s12 9 7 18`} tone="madder" width={5} />
      </g>
    </Drawing>
  );
}

// Stitches beside the ladder are drawn aside, less the farther they stand.
function stitch({ column, row }: { column: number; row: number }): string {
  const away = column - dropped.column;
  const lean = row < dropped.row ? Math.sign(away) * Math.max(0, 3 - Math.abs(away)) : 0;
  return `${move(column * pitch.x + lean + 3.5, row * pitch.y + 4)}l6.5 14l6.5-14`;
}
