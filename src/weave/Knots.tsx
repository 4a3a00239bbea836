import { Drawing, Stroke } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './seeded.ts';

const cords = 14;
const pitch = 40;
const longest = 250;

/** A quipu: one knot for each member of the team, on hanging cords. */
export function Knots({ count }: { count: number }) {
  const random = seeded('knots');
  return (
    <Drawing width={cords * pitch} height={longest + 30}>
      <g stroke="var(--ink)" strokeLinecap="round">
        <path
          d={`M0 12C${nums([pitch * cords * 0.3, 8, pitch * cords * 0.6, 16, pitch * cords, 11])}`}
          strokeWidth={5}
        />
        {Array.from({ length: cords }, (_, cord) => {
          const isLonger = cord < count % cords;
          const knots = Math.floor(count / cords) + (isLonger ? 1 : 0);
          return drawCord(pitch * cord + pitch / 2, knots, random);
        })}
      </g>
    </Drawing>
  );
}

function drawCord(x: number, count: number, random: () => number) {
  const end = Math.round(longest * (0.72 + 0.28 * random()));
  const share = (end - 60) / Math.max(count, 1);
  const knots = Array.from({ length: count }, (_, knot) =>
    Math.round(34 + share * (knot + 0.15 + 0.6 * random())),
  );
  const sway = Math.round((random() - 0.5) * 14);
  // The cord is a curve that bends aside by about `sway`; `swing` keeps the knots on it.
  const cord = [sway * 1.3, end * 0.33, sway * 1.5, end * 0.66, sway / 3, end];
  const swing = (part: number) => sway * Math.sin(part * Math.PI) + (sway / 3) * part;
  return (
    <g key={x} transform={`translate(${x} 12)`}>
      <path d={`M0 0C${nums(cord)}`} strokeWidth={1.8} />
      <path d="M-3.5-4.5v9M0-5v10M3.5-4.5v9" strokeWidth={2.4} />
      {/* Long knots of three turns. */}
      {knots.map((y) => (
        <Stroke
          key={y}
          data-knot=""
          transform={`translate(${nums([swing(y / end), y])})`}
          d="M-5-5q5-2 10 2M-6.5-.5q6.5-2 13 2M-5 4q5-2 10 2"
          colour="madder"
          width={3.4}
        />
      ))}
    </g>
  );
}
