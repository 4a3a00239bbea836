import { Drawing, Stroke } from './Drawing.tsx';
import { move } from './path.ts';

const [columns, rows] = [50, 20];
const total = columns * rows;
const pitch = { x: 28.8, y: 36 };

/**
 * A punched card of a thousand places with a hole for each 0.1 %: at 99.7 %, 3 are missing. Light falls through the
 * holes; places without one stay dark.
 */
export function PunchedCard({ percent }: { percent: number }) {
  const missed = missedPlaces(total - Math.round((percent * total) / 100));
  const holes = Array.from({ length: total }, (_, place) => {
    if (missed.has(place)) return '';
    const x = ((place % columns) + 0.5) * pitch.x;
    const y = (Math.floor(place / columns) + 0.5) * pitch.y;
    const isNext = place % columns > 0 && !missed.has(place - 1);
    return `${isNext ? `m${pitch.x}-10` : move(x, y - 5)}v10`;
  });
  return (
    <Drawing width={columns * pitch.x} height={rows * pitch.y}>
      <Stroke
        data-count=""
        d={holes.join('')}
        colour="on-indigo"
        width={16}
        strokeLinecap="round"
      />
    </Drawing>
  );
}

/** The indexes of the places without a hole: apart from each other and from the edges, so that each is noticed. */
function missedPlaces(missing: number): Set<number> {
  const missed = new Set<number>();
  for (let index = 0; index < missing; index++) {
    const row = Math.floor(((index + 0.5) * rows) / missing);
    const column = Math.floor(columns * (0.14 + 0.72 * ((0.25 + index * 0.618) % 1)));
    let place = row * columns + column;
    while (missed.has(place)) place = (place + 1) % total;
    missed.add(place);
  }
  return missed;
}
