import { z } from 'zod';
import {
  close,
  intro,
  keyedBy,
  label,
  line,
  meta,
  personWords,
  type WordsContext,
} from './blocks.ts';

export const leadersWords = ({ people }: WordsContext) =>
  z.strictObject({
    meta,
    intro,
    pointsLabel: label.describe('Heads the three points of each leader'),
    leaders: keyedBy(people, personWords.extend({ points: z.array(line).length(3) })),
    close,
  });
