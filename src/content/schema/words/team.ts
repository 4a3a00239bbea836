import { z } from 'zod';
import {
  button,
  chapter,
  heading,
  lede,
  longSection,
  menuIntro,
  meta,
} from '#src/content/schema/textSchemas.ts';

export const teamSchema = () =>
  z.strictObject({
    intro: menuIntro,
    profile: z.strictObject({
      open: button.describe('On the founder’s card'),
      close: button,
      heading: heading.describe('Instead of the founder’s name until there is one'),
      lede,
      sections: z.array(chapter).min(3).max(9),
    }),
    crowd: longSection.extend({ leadersLink: button }),
    meta,
  });
