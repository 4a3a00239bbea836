import { z } from 'zod';
import { factsFile } from '#src/content/load/files.ts';
import { getTranslate } from '#src/content/load/words.ts';
import { id, text, withUniqueIds } from '#src/content/schema/blocks.ts';
import { carriedDrawing, drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';

/** In pixels: two and a half for each crossing of the threads that a portrait is woven from. */
export const leastPortrait = { width: 480, height: 600 };

const person = z.strictObject({
  id: id('Names the person’s words in team.json and leaders.json'),
  name: text(
    'The person’s name; null until it is given, then the role stands alone',
    80,
  ).nullable(),
  photo: z
    .string()
    .regex(
      /^[\w-]+\.(jpe?g|png|webp|avif)$/,
      'Give the picture in content/portraits a name of small letters, digits and hyphens that ends with .jpg, .png, .webp or .avif, like ada-rao.jpg, and write the same name here.',
    )
    .nullable()
    .describe(
      `A file in content/portraits of at least ${leastPortrait.width} × ${leastPortrait.height} pixels, woven like cloth; null for a figure`,
    ),
});

export const peopleFacts = z.strictObject({ people: withUniqueIds(z.array(person).length(3)) });

export type Person = z.infer<typeof person>;

export function getPeople(): Person[] {
  return factsFile('people', peopleFacts).people;
}

/** A person with the words of a page and a portrait; until a name is given, the role stands alone. */
export function portrayed<Words extends { portrait: string }>(
  { id, name, photo }: Person,
  { portrait: standIn, ...words }: Words,
  lang: LanguageCode,
) {
  const alt = photo && name ? getTranslate(lang)('portraits.photo', undefined, { name }) : standIn;
  const drawing = `portrait-${id}`;
  const portrait = { ...drawingOf(drawing), alt, drawing: carriedDrawing(drawing, alt) };
  return { ...words, id, name, portrait };
}
