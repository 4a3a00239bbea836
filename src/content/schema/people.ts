import { z } from 'zod';
import { id, text, unique } from './blocks.ts';

/** In pixels: enough for each crossing of threads in the woven portrait, and in the eyes cut out of it. */
export const leastPortrait = { width: 480, height: 600 };

/** Where eyes are in a photo of head and shoulders, as a share of its height. */
export const eyesOfPhoto = 0.4;

/** Whose card has the long profile, wherever the founder stands in the list. */
export const founderId = 'founder';

const photo = z
  .string()
  .regex(
    /^[\w-]+\.(jpe?g|png|webp|avif)$/,
    'is not written as it must be\nName the picture in content/portraits like ada-rao.jpg: small letters, digits and hyphens, then .jpg, .png, .webp or .avif.',
  )
  .meta({ portrait: { ...leastPortrait, eyes: eyesOfPhoto } })
  .optional()
  .describe(
    `A file in content/portraits of at least ${leastPortrait.width} × ${leastPortrait.height} pixels, woven like cloth; without it, a figure`,
  );

const person = z.strictObject({
  id: id('Names the person’s words in team.json and leaders.json'),
  name: text('The person’s name; until it is given, the role is shown in its place', 80).optional(),
  photo,
  eyes: z
    .number()
    .min(0.1)
    .max(0.9)
    .optional()
    .meta({ title: 'Height of the eyes' })
    .describe(
      `Where the eyes are, from the photo’s top: 0.5 is half its height, ${eyesOfPhoto} usual`,
    ),
});

export const peopleFacts = z.strictObject({
  leaders: z
    .enum(['eyes', 'portraits'])
    .describe('What the leaders’ page shows: the eyes from near by, or the team’s portraits')
    .meta({ title: 'Pictures of the leaders' }),
  people: unique(z.array(person).length(3, { abort: true }))
    .refine(
      (people) => people.some(({ id }) => id === founderId),
      `has nobody whose id is "${founderId}"\nGive it to the founder’s entry again: the long profile is told beside it.`,
    )
    .describe('The three leaders, in the order of pages'),
});

export type Person = z.infer<typeof person>;
