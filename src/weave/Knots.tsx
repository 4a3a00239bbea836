import { Drawing } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './random.ts';

type KnotsProps = { count: number; cords?: number };

const pitch = 40;
const length = 250;

/** Knots tied into hanging cords, as records were kept before there was paper. */
export function Knots({ count, cords = 14 }: KnotsProps) {
  const hung = hang(count, cords);
  return (
    <Drawing width={cords * pitch} height={length + 20}>
      <g stroke="var(--ink)" strokeLinecap="round" data-count={count}>
        <path
          d={`M0 12C${nums([pitch * cords * 0.3, 8, pitch * cords * 0.6, 16, pitch * cords, 11])}`}
          strokeWidth={5}
        />
        {hung.map(({ x, sway, end, knots }) => (
          <g key={x} transform={`translate(${x} 12)`}>
            <path d={cord(sway, end)} strokeWidth={1.8} />
            <path d="M-3.5-4.5v9M0-5v10M3.5-4.5v9" strokeWidth={2.4} />
            {knots.map((y) => (
              <Knot key={y} x={swing(sway, y / end)} y={y} />
            ))}
          </g>
        ))}
      </g>
    </Drawing>
  );
}

// A long knot of three turns.
function Knot({ x, y }: { x: number; y: number }) {
  return (
    <path
      data-knot=""
      transform={`translate(${nums([x, y])})`}
      d="M-5-5q5-2 10 2M-6.5-.5q6.5-2 13 2M-5 4q5-2 10 2"
      stroke="var(--madder)"
      strokeWidth={3.4}
    />
  );
}

function hang(count: number, cords: number) {
  const random = seeded('knots');
  return Array.from({ length: cords }, (_, cord) => {
    const tied = Math.floor(count / cords) + (cord < count % cords ? 1 : 0);
    const end = Math.round(length * (0.72 + 0.28 * random()));
    const share = (end - 60) / Math.max(tied, 1);
    const knots = Array.from({ length: tied }, (_, knot) =>
      Math.round(34 + share * (knot + 0.15 + 0.6 * random())),
    );
    return { x: pitch * cord + pitch / 2, sway: Math.round((random() - 0.5) * 14), end, knots };
  });
}

function swing(sway: number, part: number): number {
  return sway * Math.sin(part * Math.PI) + (sway / 3) * part;
}

function cord(sway: number, end: number): string {
  return `M0 0C${nums([sway * 1.3, end * 0.33, sway * 1.5, end * 0.66, sway / 3, end])}`;
}
