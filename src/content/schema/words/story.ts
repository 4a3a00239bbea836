import { z } from 'zod';
import {
  atEnd,
  close,
  menuIntro,
  meta,
  paragraphs,
  section,
  titled,
} from '#src/content/schema/textSchemas.ts';

export const storySchema = () =>
  z.strictObject({
    intro: menuIntro.extend({
      paragraphs: paragraphs
        .length(4)
        .describe('The first is in large type below the punched tape, which it explains'),
    }),
    timeline: section.extend({ items: z.array(titled).length(5) }),
    close: close.omit({ button: true }).meta({ title: atEnd }),
    meta,
  });
