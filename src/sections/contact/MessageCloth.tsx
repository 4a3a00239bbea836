import type { MouseEvent } from 'react';
import { TextLink } from '#src/ui/TextLink.tsx';
import { floats, strokes } from '#src/weave/floats.ts';
import { cardColumns, spellEnd } from '#src/weave/spell.ts';

const places = 8;
const [columns, rows] = [2 * cardColumns, 2 * places];
/** How far the ends of the warp hang out at both sides. */
const fringe = 2;

type MessageClothProps = { message: string; label: string; className?: string | undefined };

/**
 * A strip of cloth woven from the card of a message: the gold weft shows where there is a hole. The quarters mirror each
 * other, as those of the cloth on the loom do. A message that is shorter than the card is repeated.
 */
export function MessageCloth({ message, label, className }: MessageClothProps) {
  const card = spellEnd(message).slice(-cardColumns);
  const isGold = (row: number, column: number) => {
    const { byte = 0 } = card[mirrored(column, columns) % card.length] ?? {};
    return Boolean(byte & (128 >> mirrored(row, rows)));
  };
  const across = `M0 ${rows / 2}h${columns}`;
  return (
    <figure className={className}>
      {/* Colours of its own, because it is kept without the page's. */}
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={10 * columns}
        height={10 * (rows + 2 * fringe)}
        viewBox={`0 ${-fringe} ${columns} ${rows + 2 * fringe}`}
        fill="none"
        aria-hidden="true"
      >
        <path stroke="#1d1840" strokeWidth={rows} d={across} />
        <path
          stroke="#8a86a8"
          strokeWidth={rows + 2 * fringe}
          strokeDasharray=".16 .84"
          strokeDashoffset={-0.42}
          d={across}
        />
        <path
          data-gold=""
          stroke="#d9a441"
          strokeWidth={0.66}
          d={strokes('h', floats(rows, columns, isGold), 0.14)}
        />
      </svg>
      <figcaption>
        <TextLink href="#" download="message.svg" onClick={keep} label={label} />
      </figcaption>
    </figure>
  );
}

/** The second half of a line repeats the first one backwards. */
function mirrored(place: number, length: number): number {
  return place < length / 2 ? place : length - 1 - place;
}

/** Points the link at a file of the drawing above it, which does not leave the browser. */
function keep({ currentTarget }: MouseEvent<HTMLElement>): void {
  const drawing = currentTarget.closest('figure')?.querySelector('svg')?.outerHTML ?? '';
  const file = new Blob([drawing], { type: 'image/svg+xml' });
  currentTarget.setAttribute('href', URL.createObjectURL(file));
}
