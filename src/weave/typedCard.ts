import { holes, spell } from './spell.ts';

/** As many as the cards of offices had; here they lie in two halves. */
export const cardColumns = 80;
export const halfColumns = cardColumns / 2;

export const cardGrid = { left: 0, top: 0, column: 10, row: 8 };
const holeLength = 1.6;

type Half = {
  /** Path data of the holes. */
  holes: string;
  /** The signs above them, and where each of their UTF-16 units stands. */
  signs: string;
  places: string;
};

export type TypedCard = {
  halves: Half[];
  /** How many columns are punched; the needle stands above the next. */
  column: number;
};

/**
 * The last bytes of a text as a card of eighty columns. It takes code points for signs: browsers put
 * those that make up one sign together by themselves, and not all of them can tell where one ends.
 */
export function typedCard(text: string): TypedCard {
  const { bytes, signs } = spell(text);
  const gone = Math.max(0, bytes.length - cardColumns);
  const halves = [gone, gone + halfColumns].map((from): Half => {
    const printed = signs.filter(
      ({ sign, column }) => sign.trim() && column >= from && column < from + halfColumns,
    );
    return {
      holes: holes(bytes.slice(from, from + halfColumns), cardGrid, holeLength),
      signs: printed.map(({ sign }) => sign).join(''),
      places: printed
        .flatMap(({ sign, column }) =>
          Array.from(sign.split(''), () => (column - from + 0.5) * cardGrid.column),
        )
        .join(' '),
    };
  });
  return { halves, column: bytes.length - gone };
}
