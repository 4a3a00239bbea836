import { Drawing, type Label } from './Drawing.tsx';
import { move } from './path.ts';

type PunchedCardProps = Label & {
  /** How many places the card has. */
  total: number;
  /** How many of them were not punched. */
  missing: number;
};

const columns = 50;
const pitch = { x: 12, y: 16 };
const margin = 20;

/** A punched card, one hole each; the places that were missed are outlined. */
export function PunchedCard({ total, missing, label }: PunchedCardProps) {
  const missed = missedPlaces(total, missing);
  const places = Array.from({ length: total }, (_, place) => place);
  const width = columns * pitch.x + 2 * margin;
  const height = Math.ceil(total / columns) * pitch.y + 2 * margin;
  const holes = places.filter((place) => !missed.has(place));
  return (
    <Drawing width={width} height={height} label={label}>
      <path d={`M16 0H${width}V${height}H0V28Z`} fill="var(--silk-deep)" />
      <path
        data-count={holes.length}
        d={holes.map((place) => `${move(...centre(place, -2.5))}v5`).join('')}
        stroke="var(--ink)"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path
        data-missing={missing}
        d={[...missed].map((place) => `${move(...corner(place))}h6v11h-6z`).join('')}
        stroke="var(--madder)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </Drawing>
  );
}

/** A share in per cent as places on a card: 99.7 of 1,000 leaves 3 missing. */
export function cardFor(percentage: number, total = 1000): { total: number; missing: number } {
  const punched = Math.round((percentage * total) / 100);
  const exact = Math.abs((percentage * total) / 100 - punched) < 1e-6;
  if (!(percentage >= 0 && percentage <= 100)) {
    throw new RangeError(
      `A card cannot show ${percentage} %: a share lies between 0 and 100.\nCorrect the percentage in content/company.json.`,
    );
  }
  if (!exact) {
    throw new RangeError(
      `A card of ${total} holes cannot show ${percentage} % exactly.\nUse a percentage in steps of ${100 / total}, or a card with more holes.`,
    );
  }
  return { total, missing: total - punched };
}

// Missed places stand apart and off the edges, so that each is found on its own.
function missedPlaces(total: number, missing: number): Set<number> {
  if (!Number.isInteger(total) || !Number.isInteger(missing) || missing < 0 || missing > total) {
    throw new RangeError(
      `A card of ${total} places cannot have ${missing} of them missing.\nGive whole numbers, with missing between 0 and total.`,
    );
  }
  const missed = new Set<number>();
  const rows = Math.ceil(total / columns);
  for (let index = 0; index < missing; index++) {
    const row = Math.floor(((index + 0.5) * rows) / missing);
    const column = Math.floor(columns * (0.14 + 0.72 * ((0.25 + index * 0.618) % 1)));
    let place = (row * columns + column) % total;
    while (missed.has(place)) {
      place = (place + 1) % total;
    }
    missed.add(place);
  }
  return missed;
}

function centre(place: number, shift: number): [number, number] {
  const column = place % columns;
  const row = Math.floor(place / columns);
  return [margin + (column + 0.5) * pitch.x, margin + (row + 0.5) * pitch.y + shift];
}

function corner(place: number): [number, number] {
  const [x, y] = centre(place, -5.5);
  return [x - 3, y];
}
