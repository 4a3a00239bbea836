import { z } from 'zod';
import { button, heading, line, mark, meta, paragraph, text } from './blocks.ts';

export const storyWords = () =>
  z.strictObject({
    meta,
    intro: z.strictObject({
      mark,
      heading,
      caption: line.describe('Below the card that spells the heading; says how to read it'),
      lede: line,
      paragraphs: z.array(paragraph).length(5),
    }),
    timeline: z.strictObject({
      mark,
      heading,
      items: z
        .array(z.strictObject({ title: text('A short title', 60), text: line }))
        .length(5)
        .describe('Numbered one to five by their order'),
    }),
    close: z.strictObject({ heading, text: line, button, link: button }),
  });
