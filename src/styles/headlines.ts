// How large a headline can be follows from its text: a line of its column holds the longest word, so that none is broken,
// and four lines hold all of it, so that what comes next stays in view.
import { graphemesOf } from '#src/i18n/graphemesOf.ts';

/** In ems, how wide a letter is on average in the widest of ordinary words. */
const latinLetter = 0.61;
const cyrillicLetter = 0.67;

const fewestLetters = 10;
const mostLetters = 24;
const mostLines = 4;
const mostEms = Math.round(mostLetters * cyrillicLetter);

/** How wide a line has to be, in ems of the headline. */
export function emsOfLine(text: string): number {
  const words = text.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => graphemesOf(word).length));
  // A word of 20 wide letters would not fit a line for 20.
  const forWord = longest > 16 ? mostLetters : longest;
  const forText = graphemesOf(text).length / mostLines;
  const letter = /\p{Script=Cyrillic}/u.test(text) ? cyrillicLetter : latinLetter;
  const ems = Math.max(fewestLetters, forWord, forText) * letter;
  return Math.min(Math.round(ems), mostEms);
}

/** A rule for each number of ems, because the policy of the pages forbids `style` attributes. */
export function headlineStyles(): string {
  const numbers = Array.from({ length: mostEms + 1 }, (_, ems) => ems);
  const used = numbers.slice(Math.round(fewestLetters * latinLetter));
  return used.map((ems) => `[data-ems="${ems}"]{--ems:${ems}}`).join('');
}
