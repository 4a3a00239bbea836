import { z } from 'zod';
import {
  button,
  drawing,
  heading,
  keyedBy,
  label,
  line,
  mark,
  meta,
  paragraph,
  type WordsContext,
} from './blocks.ts';

export const teamWords = ({ people }: WordsContext) =>
  z.strictObject({
    meta,
    intro: z.strictObject({ mark, heading, lede: line }),
    people: keyedBy(
      people,
      z.strictObject({
        role: label.describe('The heading until a name is given, then the line above it'),
        duty: label.describe(
          'In a few words, below the role: what this person decides or answers for',
        ),
        text: line,
        portrait: drawing,
      }),
    ),
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
