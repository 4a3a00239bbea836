import { z } from 'zod';
import { id, nameText, unique } from './blocks.ts';

/** In pixels: enough for each crossing of threads in the woven portrait, and in the eyes cut out of it. */
export const leastPortrait = { width: 480, height: 600 };

/** Where the eyes are in a photo of head and shoulders, in percent of its width and height. */
export const eyesOfPhoto = { fromLeft: 50, fromTop: 40 };

const eyesFrom = (side: string, usual: number) =>
  z
    .int()
    .min(10)
    .max(90)
    .optional()
    .meta({ title: `Eyes from the ${side}` })
    .describe(`Where the eyes are in the photo, in percent from its ${side}; ${usual} if empty`);

/** Whose card has the long profile, wherever the founder stands in the list. */
export const founderId = 'founder';

const photo = z
  .string()
  .regex(
    /^[\w-]+\.(jpe?g|png|webp|avif)$/,
    'is not written as it must be\nName the picture in content/portraits like ada-rao.jpg: small letters, digits and hyphens, then .jpg, .png, .webp or .avif.',
  )
  .meta({ portrait: leastPortrait })
  .optional()
  .describe(
    `A file in content/portraits of at least ${leastPortrait.width} × ${leastPortrait.height} pixels, woven like cloth; without it, a figure`,
  );

const person = z.strictObject({
  id: id('Names the person’s words in team.json and leaders.json'),
  name: nameText(
    'The person’s name; until it is given, the role is shown in its place',
    80,
  ).optional(),
  photo,
  eyesFromLeft: eyesFrom('left', eyesOfPhoto.fromLeft),
  eyesFromTop: eyesFrom('top', eyesOfPhoto.fromTop),
});

export const peopleFacts = z
  .strictObject({
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
  })
  .meta({ title: 'Names and portraits' });

export type Person = z.infer<typeof person>;
