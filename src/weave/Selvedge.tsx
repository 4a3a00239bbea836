import { Drawing, Stroke } from './Drawing.tsx';

type SelvedgeProps = {
  /** The height in picks; an even number, so that pieces can be stacked. */
  picks: number;
};

/** A woven edge: three warp threads, and one weft that turns back at each side. */
export function Selvedge({ picks }: SelvedgeProps) {
  const height = picks * 8;
  let weft = 'M6-4a4 4 0 0 0 0 8';
  let warp = '';
  for (let y = 4; y < height; y += 16) {
    weft += `M6 ${y}H14.8M21.2 ${y}H30a4 4 0 0 1 0 8H29.2M22.8 ${y + 8}H13.2M6.8 ${y + 8}H6a4 4 0 0 0 0 8`;
    warp += `M10 ${y + 3.2}v9.6M26 ${y + 3.2}v9.6M18 ${y - 4.8}v9.6`;
  }
  return (
    <Drawing width={36} height={height}>
      <Stroke d={warp} tone="madder" width={3} />
      <Stroke d={weft} tone="ink" width={3} />
    </Drawing>
  );
}
