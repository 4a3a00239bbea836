import { Drawing } from './Drawing.tsx';
import { floats, weft } from './floats.ts';
import { type Likeness, slit } from './portraits.ts';

const yarns = ['ink', 'madder', 'ink-soft'];

type SlitProps = {
  picture: Likeness['eyes'];
  /** Which it is: neighbours are of different yarns. */
  place: number;
};

/**
 * A pair of eyes on a warp, so near that a face is only threads. Dark threads make the shadows, so it
 * needs the light colours in both schemes: with light ink it turns negative.
 */
export function Slit({ picture, place }: SlitProps) {
  const { columns: ends, rows: picks, width, height } = slit;
  const woven = floats(picks, ends, (pick, end) => picture[pick * ends + end] === true);
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
        <path
          data-yarn=""
          d={yarn}
          stroke={`var(--${yarns[place % yarns.length]})`}
          strokeWidth={0.78}
        />
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
