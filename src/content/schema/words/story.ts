import { z } from 'zod';
import {
  close,
  line,
  menuIntro,
  meta,
  paragraphs,
  section,
  titled,
} from '#src/content/schema/texts.ts';

export const storyWords = () =>
  z.strictObject({
    intro: menuIntro.extend({
      caption: line.describe('Below the punched card of the heading: how to read it'),
      paragraphs: paragraphs.length(5),
    }),
    timeline: section.extend({ items: z.array(titled).length(5) }),
    close,
    meta,
  });
