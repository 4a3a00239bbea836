import { everyWord } from '~/content/files';
import { alphabetOf, rangesOf, type Script } from './faces';

/** The characters a script's files need: its alphabet and what the words use, in both cases. */
export function charactersOf(script: Script): string {
  const used = `${everyWord()}${alphabetOf[script]}`;
  // Labels are set in capitals by the style sheets.
  const characters = new Set(`${used}${used.toUpperCase()}${used.toLowerCase()}`);
  return [...characters]
    .filter((character) => scriptOf(character) === script && !isLeftToBrowsers(character))
    .sort()
    .join('');
}

function scriptOf(character: string): Script {
  const point = character.codePointAt(0) ?? 0;
  const claims = (script: Script) =>
    rangesOf[script].some(([from, to]) => from <= point && point <= to);
  return (['cyrillic', 'devanagari'] as const).find(claims) ?? 'latin';
}

/** Line ends, and spaces that few fonts have: browsers make them from the common space. */
export function isLeftToBrowsers(character: string): boolean {
  return /[\p{Cc}\u2000-\u200a\u202f]/u.test(character);
}
