import { z } from 'zod';
import { close, heading, line, mark, meta, paragraph, titled } from './blocks.ts';

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
      items: z.array(titled).length(5).describe('Numbered one to five by their order'),
    }),
    close,
  });
