import { Drawing, type Label } from './Drawing.tsx';

type SelvedgeProps = Label & {
  /** How many picks the piece is high; even, so that pieces stack. */
  picks?: number;
};

/** A woven edge: four warp threads, and a weft that turns back at both sides. */
export function Selvedge({ picks = 8, label }: SelvedgeProps) {
  const height = picks * 8;
  let weft = '';
  let turns = '';
  for (let pick = 0; pick < picks; pick++) {
    const y = pick * 8 + 4;
    weft += pick % 2 === 0 ? `M8 ${y}h6m8 0h6` : `M4 ${y}h3m8 0h6m8 0h3`;
    turns += pick % 2 === 0 ? `M6 ${y}a4 4 0 0 0 0 8` : `M30 ${y}a4 4 0 0 1 0 8`;
  }
  return (
    <Drawing width={36} height={height} label={label}>
      <g stroke="var(--ink)">
        <path d={`M11 0V${height}M25 0V${height}M18 0V${height}`} strokeWidth={1.5} opacity={0.5} />
        <path d={weft} strokeWidth={5} />
        <path d={turns} strokeWidth={2} />
      </g>
    </Drawing>
  );
}
