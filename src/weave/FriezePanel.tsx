import { Drawing } from './Drawing.tsx';
import type { Cloth, Spot } from './figures.ts';
import { type Float, floats, weft } from './floats.ts';
import { type Binding, covers } from './halftone.ts';

/** A panel counted in threads; three of them side by side are one cloth. */
export const panel: Cloth = { columns: 98, rows: 144, width: 480, height: 576 };

type FriezePanelProps = {
  /** What is seen at each crossing, row by row. */
  picture: readonly Spot[];
  /** Which of the panels it is, from the left: the ground runs through all of them. */
  place: number;
};

type Thread = 'silk' | 'gold';

/** A figure woven in silk and gold on a night ground: what the light falls on floats on top. */
export function FriezePanel({ picture, place }: FriezePanelProps) {
  const { columns: ends, rows: picks, width, height } = panel;
  const drawn = (over: (spot: Spot, end: number, pick: number) => boolean) =>
    weft(
      floats(picks, ends, (pick, end) => over(picture[pick * ends + end] as Spot, end, pick)).map(
        (float) => beyondEdges(float, ends),
      ),
      0.06,
    );
  const isWoven = (thread: Thread) => (spot: Spot, end: number, pick: number) =>
    threadAt(spot, place, end, pick) === thread;
  // A gold satin, bound by every eighth end of the whole cloth, so that no seam shows.
  const isGround = ({ region }: Spot, end: number, pick: number) =>
    region === 'ground' && (end + ends * place + 3 * pick) % 8 === 0;
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
          <path data-thread="ground" d={drawn(isGround)} stroke="var(--zari)" opacity={0.55} />
          <path data-thread="gold" d={drawn(isWoven('gold'))} stroke="var(--zari)" />
          <path data-thread="silk" d={drawn(isWoven('silk'))} stroke="var(--on-indigo)" />
        </g>
      </g>
    </Drawing>
  );
}

// At the edges of the panel a float goes on into the next one: the drawing cuts it off.
function beyondEdges({ line, from, length }: Float, ends: number): Float {
  const before = from === 0 ? 1 : 0;
  const after = from + length === ends ? 1 : 0;
  return { line, from: from - before, length: length + before + after };
}

const coats: readonly Binding[] = ['herringbone', 'diamond', 'twill'];
const hairs: readonly Binding[] = ['twill', 'diamond', 'counter-twill'];

/** The weft that lies on top; nothing where the warp covers it. */
function threadAt({ region, light }: Spot, place: number, end: number, pick: number) {
  const on = (thread: Thread, share: number, binding: Binding): Thread | undefined =>
    covers(Math.max(0, Math.min(1.025, share)), binding, end, pick) ? thread : undefined;
  const coat = coats[place % coats.length] ?? 'twill';
  switch (region) {
    case 'skin':
      return on('silk', (light - 0.26) * 1.75, 'satin');
    case 'white':
    case 'glint':
      return on('silk', 0.9, 'satin');
    case 'collar':
      return on('silk', (light - 0.05) * 1.7, 'twill');
    case 'hair':
      return on('gold', (light - 0.2) * 1.25, hairs[place % hairs.length] ?? 'twill');
    case 'coat':
      return on('gold', (light - 0.18) * 1.5, coat);
    case 'mouth':
      return on('gold', 0.35, 'twill');
    case 'photograph':
      // A photo has no regions: what is bright becomes silk, what is less so gold.
      return light > 0.5 ? on('silk', (light - 0.3) * 1.6, 'satin') : on('gold', light * 1.3, coat);
    default:
      return undefined;
  }
}
