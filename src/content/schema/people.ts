import { z } from 'zod';
import { id, nameText, unique } from './blocks.ts';

/** In pixels: at least one for each crossing of threads in the woven portrait and in the picture of the eyes. */
export const leastPortrait = { width: 480, height: 600 };

/** Where the eyes are in a photo of head and shoulders, in percent of its width and height. */
export const eyesOfPhoto = { fromLeft: 50, fromTop: 40 };

const eyesFrom = (side: string, byDefault: number) =>
  z
    .int()
    .min(10)
    .max(90)
    .optional()
    .meta({ title: `Eyes from the ${side}` })
    .describe(
      `Position of the eyes in the photo, in percent from the ${side}; ${byDefault} if empty`,
    );

/** The person whose card opens the long profile. */
export const founderId = 'founder';

const photo = z
  .string()
  .regex(
    /^[\w-]+\.(jpe?g|png|webp|avif)$/,
    'is not a valid file name\nRename the picture in content/portraits like ada-rao.jpg: letters, digits and hyphens, then .jpg, .png, .webp or .avif.',
  )
  .meta({ portrait: leastPortrait })
  .optional()
  .describe(
    `A file in content/portraits of at least ${leastPortrait.width} × ${leastPortrait.height} pixels, shown as if woven; without one, a drawn figure is shown`,
  );

const person = z.strictObject({
  id: id('The texts about the person in team.json and leaders.json have the same id'),
  name: nameText('The person’s name; without it, the role is shown instead', 80).optional(),
  photo,
  eyesFromLeft: eyesFrom('left', eyesOfPhoto.fromLeft),
  eyesFromTop: eyesFrom('top', eyesOfPhoto.fromTop),
});

export const peopleFacts = z
  .strictObject({
    leaders: z
      .enum(['eyes', 'portraits'])
      .describe(
        'What the leaders’ page shows: close-ups of the eyes, or the portraits of the team page',
      )
      .meta({ title: 'Pictures of the leaders' }),
    people: unique(z.array(person).length(3, { abort: true }))
      .refine(
        (people) => people.some(({ id }) => id === founderId),
        `has no entry with the id "${founderId}"\nGive the founder’s entry this id again: it opens the long profile.`,
      )
      .describe('The three leaders, in the order in which pages show them'),
  })
  .meta({ title: 'Names and portraits' });

export type Person = z.infer<typeof person>;
