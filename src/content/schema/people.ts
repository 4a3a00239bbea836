import { z } from 'zod';
import { id, text, withUniqueIds } from './blocks.ts';

/** In pixels: enough for each crossing of threads in the woven portrait, and in the eyes cut out of it. */
export const leastPortrait = { width: 480, height: 600 };

/** Where eyes are in a photo of head and shoulders, as a share of its height. */
export const eyesOfPhoto = 0.4;

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
    .meta({ portrait: { ...leastPortrait, eyes: eyesOfPhoto } })
    .nullable()
    .describe(
      `A file in content/portraits of at least ${leastPortrait.width} × ${leastPortrait.height} pixels, woven like cloth; null for a figure`,
    ),
  eyes: z
    .number()
    .min(0.1)
    .max(0.9)
    .optional()
    .describe(
      `Where the eyes are in the photo, from its top: 0.5 is half its height; without it ${eyesOfPhoto}`,
    ),
});

export const peopleFacts = z.strictObject({
  leaders: z
    .enum(['eyes', 'portraits'])
    .describe(
      'What the leaders’ page shows of each: the eyes from near by, or the team’s portrait',
    ),
  people: withUniqueIds(z.array(person).length(3)).describe(
    'The three leaders, in the order in which pages show them',
  ),
});

export type Person = z.infer<typeof person>;

export type PeopleFacts = z.infer<typeof peopleFacts>;
