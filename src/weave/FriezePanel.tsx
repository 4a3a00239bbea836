import { Drawing } from './Drawing.tsx';
import { openFloats, weft } from './floats.ts';
import { type Likeness, panel } from './portraits.ts';

type FriezePanelProps = {
  picture: Likeness['bust'];
  /** Which of the panels it is, from the left: the ground runs through all of them. */
  place: number;
};

/** A figure woven in silk and gold on a night ground: what the light falls on floats on top. */
export function FriezePanel({ picture, place }: FriezePanelProps) {
  const { columns: ends, rows: picks, width, height } = panel;
  const held = (end: number) => Math.max(0, Math.min(ends - 1, end));
  const drawn = (thread: string, isBound = (_pick: number, _end: number) => true) =>
    weft(
      openFloats(
        picks,
        ends,
        (pick, end) => picture[pick * ends + held(end)] === thread && isBound(pick, held(end)),
      ),
      0.06,
    );
  // A gold satin, bound by every eighth end of the whole cloth, so that no seam shows.
  const ground = drawn('ground', (pick, end) => (end + ends * place + 3 * pick) % 8 === 0);
  return (
    <Drawing width={width} height={height} preserveAspectRatio="none">
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--indigo)" />
      <g transform={`scale(${(width / ends).toFixed(4)} ${height / picks})`}>
        <path
          d={`M0 ${picks / 2}h${ends}`}
          stroke="var(--on-indigo)"
          strokeWidth={picks}
          strokeDasharray=".22 .78"
          strokeDashoffset={-0.39}
          opacity={0.26}
        />
        <g strokeWidth={0.74}>
          <path data-thread="ground" d={ground} stroke="var(--zari)" opacity={0.55} />
          <path data-thread="gold" d={drawn('gold')} stroke="var(--zari)" />
          <path data-thread="silk" d={drawn('silk')} stroke="var(--on-indigo)" />
        </g>
      </g>
    </Drawing>
  );
}
