// How large a headline can be follows from its text: a line of its column holds the longest word, so that none is broken,
// and four lines hold all of it, so that what comes next stays in view.
import { graphemesOf } from '#src/i18n/graphemesOf.ts';

/** How many letters a line holds. Each step is a rule in the pages: their policy forbids `style` attributes. */
const steps = [10, 12, 16, 20, 24];
const mostInLine = 24;
const mostLines = 4;

/** In ems, how wide a letter is on average in the widest of ordinary words. */
const latinLetter = 0.61;
const cyrillicLetter = 0.67;

/** What `headlineStyles` finds a headline by. */
export function emsOfLine(text: string): string {
  const words = text.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => graphemesOf(word).length));
  // A word of 20 wide letters would not fit a line for 20.
  const forWord = longest > 16 ? mostInLine : longest;
  const forText = graphemesOf(text).length / mostLines;
  const letters = steps.find((step) => step >= Math.max(forWord, forText)) ?? mostInLine;
  return ems(letters, /\p{Script=Cyrillic}/u.test(text) ? cyrillicLetter : latinLetter);
}

/** --fitting: the size at which a line is as wide as the column. */
export function headlineStyles(): string {
  const lines = [latinLetter, cyrillicLetter].flatMap((letter) =>
    steps.map((step) => ems(step, letter)),
  );
  return lines
    .map((line) => `[data-ems="${line}"]{--fitting:calc(var(--column)/${line})}`)
    .join('');
}

function ems(letters: number, letter: number): string {
  return (letters * letter).toFixed(1);
}
