import { z } from 'zod';
import {
  button,
  heading,
  intro,
  keyedBy,
  label,
  line,
  mark,
  meta,
  paragraph,
  personWords,
  type WordsContext,
} from './blocks.ts';

export const teamWords = ({ people }: WordsContext) =>
  z.strictObject({
    meta,
    intro,
    people: keyedBy(people, personWords),
    profile: z.strictObject({
      open: button.describe('The button on the founder’s card that opens the profile'),
      close: button.describe('The button that closes the profile'),
      heading,
      lede: line,
      sections: z
        .array(z.strictObject({ heading: label, paragraphs: z.array(paragraph).min(1).max(4) }))
        .length(7),
    }),
    crowd: z.strictObject({
      mark,
      heading,
      text: paragraph,
      leadersLink: button,
      careersLink: button,
    }),
  });
