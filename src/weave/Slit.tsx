import { Drawing } from './Drawing.tsx';
import type { Cloth, Spot } from './figures.ts';
import { floats, weft } from './floats.ts';
import { type Binding, covers } from './halftone.ts';

/** A slit counted in threads, and how near the eye is to them. */
export const slit: Cloth = { columns: 150, rows: 36, width: 1440, height: 260 };

export const wefts = ['ink', 'madder', 'ink-soft'] as const;

type SlitProps = {
  /** What is seen at each crossing, row by row. */
  picture: readonly Spot[];
  weft: (typeof wefts)[number];
  binding: Binding;
};

/**
 * A pair of eyes on a warp, so near that a face is only threads. Dark threads make the shadows, so it
 * needs the light colours in both schemes: with light ink it turns negative.
 */
export function Slit({ picture, weft: colour, binding }: SlitProps) {
  const { columns: ends, rows: picks, width, height } = slit;
  const woven = floats(picks, ends, (row, column) =>
    covers(darkness(picture[row * ends + column] as Spot), binding, column, row),
  );
  const yarn = weft(woven, 0.1);
  return (
    <Drawing width={width} height={height}>
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--silk)" />
      <path
        d={`M0 ${height / 2}h${width}`}
        stroke="var(--ink)"
        strokeWidth={height}
        strokeDasharray="2.8 6.8"
        strokeDashoffset={-3.4}
        opacity={0.3}
      />
      <g transform={`scale(${width / ends} ${(height / picks).toFixed(4)})`}>
        <path data-yarn="" d={yarn} stroke={`var(--${colour})`} strokeWidth={0.78} />
        {/* The light on the yarn is broken: near by one sees its plies. */}
        <path
          d={yarn}
          transform="translate(.05-.16)"
          stroke="var(--silk)"
          strokeWidth={0.1}
          strokeDasharray=".42 .3"
          opacity={0.75}
        />
      </g>
    </Drawing>
  );
}

function darkness({ region, light }: Spot): number {
  const dark = () => {
    switch (region) {
      case 'ground':
        return 0.12;
      case 'pupil':
      case 'lid':
        return 1.1;
      case 'glint':
        return 0;
      case 'iris':
        return 0.95;
      case 'white':
        return light < 0.5 ? 0.28 : 0.1;
      case 'brow':
        return 0.88;
      case 'hair':
        return 1 - light * 0.25;
      case 'photograph':
        return 1 - light;
      default:
        // Never so dark that the lids are lost in it.
        return Math.min(0.62, 1 - light * 1.08);
    }
  };
  return Math.max(0.06, Math.min(1.1, dark()));
}
