import { z } from 'zod';
import { closeByMail, intro, label, line, meta, type WordsContext, wordsOf } from './shared.ts';

export const leadersWords = ({ people }: WordsContext) =>
  z.strictObject({
    intro,
    pointsLabel: label.describe('Heading of the three points about each leader'),
    leaders: wordsOf(people, {
      duty: label.describe('Below the name: what this person decides or is responsible for'),
      text: line,
      points: z.array(line).length(3),
    }),
    close: closeByMail,
    meta,
  });
