import type { LanguageContent } from '#src/content/load/content.ts';
import { haveAllPhotos } from '#src/content/schema/people.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { fill } from '#src/i18n/translate.ts';

/** The people with their pictures; `lang` is the language of their words where it is not the page's. */
export function portrayedPeople(
  { people, words }: LanguageContent,
  shown: 'portrait' | 'eyes' = 'portrait',
) {
  const { hints, people: labels, portraits } = words.common;
  const arePhotos = haveAllPhotos(people);
  return people.map(({ portrait: figureAlt, elsewhere, ...person }) => {
    const drawing = drawingOf(`${shown}-${person.id}`);
    const description =
      arePhotos && person.name
        ? { alt: fill(portraits.photo, { name: person.name }) }
        : { alt: figureAlt, lang: person.lang };
    const name = person.name ?? person.role;
    const profile = elsewhere && {
      name: elsewhere.name,
      href: elsewhere.address,
      label: fill(labels.elsewhere, { name, service: elsewhere.name }),
      opensInNewTab: hints.opensInNewTab,
    };
    return { ...person, elsewhere: profile, portrait: { ...drawing, ...description } };
  });
}

/** Below a name, a drawn figure could be taken for a portrait. */
export function noteOnFigures({ people, words }: LanguageContent): string | undefined {
  const isSomeoneNamed = people.some(({ name }) => name !== undefined);
  return isSomeoneNamed && !haveAllPhotos(people) ? words.common.portraits.drawn : undefined;
}
