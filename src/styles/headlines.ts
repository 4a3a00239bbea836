// How large a headline can be follows from its text: a line of its column holds the longest word, so that none is broken,
// and four lines hold all of it, so that what comes next stays in view.
import { graphemesOf } from '#src/i18n/graphemesOf.ts';

/** In ems, how wide a letter is on average in the widest of ordinary words. */
const latinLetter = 0.61;
const cyrillicLetter = 0.67;

const fewestLetters = 10;
const longWord = 16;
const mostLetters = 24;
const mostLines = 4;
const mostEms = Math.round(mostLetters * cyrillicLetter);

/** How wide a line has to be, in ems of the headline. */
export function emsOfLine(text: string): number {
  const longest = lettersOfLongest(text.split(/[\s-]+/));
  // A word of 20 wide letters would not fit a line for 20.
  const forWord = longest > longWord ? mostLetters : longest;
  // One with a hyphen can be broken there, but need not be if it is not too long.
  const forCompound = Math.min(lettersOfLongest(text.split(/\s+/)), longWord);
  const forText = graphemesOf(text).length / mostLines;
  const letter = /\p{Script=Cyrillic}/u.test(text) ? cyrillicLetter : latinLetter;
  const ems = Math.max(fewestLetters, forWord, forCompound, forText) * letter;
  return Math.min(Math.round(ems), mostEms);
}

/** A rule for each number of ems, because the policy of the pages forbids `style` attributes. */
export function headlineStyles(): string {
  const numbers = Array.from({ length: mostEms + 1 }, (_, ems) => ems);
  const used = numbers.slice(Math.round(fewestLetters * latinLetter));
  return used.map((ems) => `[data-ems="${ems}"]{--ems:${ems}}`).join('');
}

function lettersOfLongest(words: string[]): number {
  return Math.max(...words.map((word) => graphemesOf(word).length));
}
