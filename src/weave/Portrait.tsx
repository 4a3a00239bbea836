import { Drawing, type Label } from './Drawing.tsx';
import { weft } from './floats.ts';
import { type Binding, halftone, type Tones } from './halftone.ts';

type PortraitProps = Label & {
  /** The picture, read from a photo or modelled. */
  picture: Tones;
  binding: Binding;
};

const everySo = 29;

/**
 * A picture woven in ink on a fine warp; now and then a madder pick is thrown. Dark threads make
 * the shadows, so it needs the light colours in both schemes: with light ink it turns negative.
 */
export function Portrait({ picture, binding, label }: PortraitProps) {
  const { columns, rows } = picture;
  const woven = halftone(picture, binding);
  const isMadder = ({ line }: { line: number }) => line % everySo === everySo - 3;
  return (
    <Drawing width={columns * 5} height={rows * 5} label={label}>
      <path d={`M0 0H${columns * 5}V${rows * 5}H0Z`} fill="var(--silk-deep)" />
      <g transform="scale(5)">
        <path
          d={`M0 ${rows / 2}h${columns}`}
          stroke="var(--ink-soft)"
          strokeWidth={rows}
          strokeDasharray=".5 1.5"
          strokeDashoffset={-0.75}
          opacity={0.35}
        />
        <g strokeWidth={0.74}>
          <path d={weft(woven.filter((float) => !isMadder(float)))} stroke="var(--ink)" />
          <path d={weft(woven.filter(isMadder))} stroke="var(--madder)" />
        </g>
      </g>
    </Drawing>
  );
}
