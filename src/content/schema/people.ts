import { z } from 'zod';
import { id, text, withUniqueIds } from './blocks.ts';

/** In pixels: 2.5 for each crossing of threads in the woven portrait. */
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
