import { z } from 'zod';
import { entryKind, order } from './entry.ts';
import { group, matching, service, text } from './fields.ts';
import { drawing, label, line } from './textSchemas.ts';

/** In pixels: at least one for each crossing of threads in the woven portrait and in the picture of the eyes. */
export const leastPortrait = { width: 480, height: 600 };

/** By default, they are where those of head and shoulders are. */
const eyesFrom = (side: string, byDefault: number) =>
  z
    .int()
    .min(10)
    .max(90)
    .prefault(byDefault)
    .meta({ title: `Eyes from the ${side}` })
    .describe(
      `Position of the eyes in the photo, in percent from the ${side}; ${byDefault} if empty`,
    );

const photo = matching(
  /^[\w-]+\.(jpe?g|png|webp|avif)$/,
  'is not a valid file name',
  'Rename the picture in content/portraits like ada-rao.jpg: letters, digits and hyphens, then .jpg, .png, .webp or .avif.',
)
  .meta({ portrait: leastPortrait })
  .optional()
  .describe(
    `Head and shoulders, upright, at least ${leastPortrait.width} × ${leastPortrait.height} pixels; all three are drawn figures until each has a photo`,
  );

/** All are drawn until each has a photo: beside a photo, a drawn figure would look like a portrait. */
export function haveAllPhotos(people: readonly { photo?: string | undefined }[]): boolean {
  return people.every(({ photo }) => photo !== undefined);
}

export const people = entryKind({
  label: 'People',
  singular: 'Person',
  icon: 'group',
  description:
    'The three leaders. The pages are made for three, so nobody can be added or removed here: write the new name over the old one',
  namedBy: 'role',
  summary: "{{name | default('No name yet')}} ({{role}})",
  factsBeforeWords: ['name', 'elsewhere', 'photo', 'eyesFromLeft', 'eyesFromTop'],
  least: 3,
  most: 3,
  words: () =>
    z.strictObject({
      role: label.describe('Above the name; the heading if there is no name yet'),
      text: text('On the team page: what it is like to work with this person', 160),
      portrait: drawing.describe(
        'Describes the drawn figure to people who cannot see it, until all three have a photo',
      ),
      duty: group('On the page of the leaders', {
        heading: label.describe('Below the name: what this person decides or is responsible for'),
        text: line,
        points: z.array(line.meta({ title: 'Point' })).length(3),
      }),
    }),
  facts: z.strictObject({
    name: text('The person’s name; without it, the role is shown instead', 80).optional(),
    elsewhere: group('A page where visitors can look this person up, such as on LinkedIn', service)
      .optional()
      .meta({ title: 'Profile elsewhere' }),
    photo,
    eyesFromLeft: eyesFrom('left', 50),
    eyesFromTop: eyesFrom('top', 40),
    order,
  }),
});
