import { getWords } from '#src/content/load/words.ts';
import type { Person } from '#src/content/schema/people.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fill } from '#src/i18n/translate.ts';

/** A person with the texts of a page and a picture. */
export function portrayed<Words extends { portrait: string }>(
  { id, name, photo }: Person,
  { portrait: figureAlt, ...words }: Words,
  lang: LanguageCode,
  shown: 'portrait' | 'eyes' = 'portrait',
) {
  const { portraits } = getWords(lang, 'common');
  const alt = photo && name ? fill(portraits.photo, { name }) : figureAlt;
  const portrait = { ...drawingOf(`${shown}-${id}`), alt };
  return { ...words, id, name, portrait };
}
