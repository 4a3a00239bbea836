import { Drawing, Stroke } from './Drawing.tsx';

/** The laces between two cards of a chain, stretched to the distance of the cards. */
export function Lacing({ className }: { className?: string | undefined }) {
  const eyelets =
    'M423 0h0m0 100h0M447 0h0m0 100h0M499 0h0m0 100h0M523 0h0m0 100h0M575 0h0m0 100h0M599 0h0m0 100h0';
  const under = 'M435 50l-12-50m12 50l12 50M511 50l-12-50m12 50l12 50M587 50l-12-50m12 50l12 50';
  const over = 'M447 0l-24 100M523 0l-24 100M599 0l-24 100';
  return (
    <Drawing width={1000} height={100} preserveAspectRatio="none" className={className}>
      <g strokeLinecap="round">
        <Stroke d={eyelets} steady stroke="var(--hole)" width={7} />
        <g stroke="var(--thread)" strokeWidth={2.6}>
          {/* Drawn outwards from the crossing: the dash leaves a gap of 7 there, however long the laces are. */}
          <Stroke d={under} steady dashes="999 7" strokeDashoffset={999} />
          <Stroke d={over} steady />
        </g>
      </g>
    </Drawing>
  );
}
