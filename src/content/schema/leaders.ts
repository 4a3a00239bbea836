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
  type WordsContext,
} from './blocks.ts';

export const leadersWords = ({ people }: WordsContext) =>
  z.strictObject({
    meta,
    intro: z.strictObject({ mark, heading, lede: line }),
    pointsLabel: label.describe('Heads the three points of each leader'),
    leaders: keyedBy(
      people,
      z.strictObject({
        role: label.describe('The heading until a name is given, then the line above it'),
        duty: label.describe(
          'In a few words, below the role: what this person decides or answers for',
        ),
        text: line,
        points: z.array(line).length(3),
        portrait: drawing,
      }),
    ),
    close: z.strictObject({ heading, text: line, button, link: button }),
  });
