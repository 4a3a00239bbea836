import type { Content } from '#src/content/load/content.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { fill } from '#src/i18n/translate.ts';

/** The people with their pictures; `lang` is the language of their words where it is not the page's. */
export function portrayedPeople(
  { people, words }: Content,
  shown: 'portrait' | 'eyes' = 'portrait',
) {
  const { photo: describePhoto } = words.common.portraits;
  return people.map(({ photo, portrait: figureAlt, ...person }) => {
    const drawing = drawingOf(`${shown}-${person.id}`);
    const description =
      photo && person.name
        ? { alt: fill(describePhoto, { name: person.name }) }
        : { alt: figureAlt, lang: person.lang };
    return { ...person, portrait: { ...drawing, ...description } };
  });
}
