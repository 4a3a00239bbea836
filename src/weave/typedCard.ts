import { holes, spell } from './spell.ts';

/** As many as the cards of offices had; here they lie in two halves. */
export const cardColumns = 80;
export const halfColumns = cardColumns / 2;

export const cardGrid = { left: 0, top: 0, column: 10, row: 8 };
const holeLength = 1.6;

type Half = {
  /** Path data of the holes. */
  holes: string;
  /** The signs above them, and where each stands. */
  signs: { sign: string; x: number }[];
};

export type TypedCard = {
  halves: Half[];
  /** How many columns are punched; the needle stands above the next. */
  column: number;
};

/** The last bytes of a text as a card of eighty columns. */
export function typedCard(text: string): TypedCard {
  const { bytes, signs } = spell(text);
  const gone = Math.max(0, bytes.length - cardColumns);
  const halves = [gone, gone + halfColumns].map((from): Half => {
    return {
      holes: holes(bytes.slice(from, from + halfColumns), cardGrid, holeLength),
      signs: signs
        .map(({ sign, column }) => ({ sign, column: column - from }))
        .filter(({ sign, column }) => sign.trim() && column >= 0 && column < halfColumns)
        .map(({ sign, column }) => ({ sign, x: (column + 0.5) * cardGrid.column })),
    };
  });
  return { halves, column: bytes.length - gone };
}
