import { z } from 'zod';
import {
  button,
  chapter,
  drawing,
  heading,
  label,
  lede,
  line,
  longSection,
  menuIntro,
  meta,
  type WordsContext,
  wordsOf,
} from './shared.ts';

export const teamWords = ({ people }: WordsContext) =>
  z.strictObject({
    intro: menuIntro,
    people: wordsOf(people, {
      role: label.describe('Above the name; the heading if there is no name yet'),
      text: line.describe('What it is like to work with this person'),
      portrait: drawing,
    }),
    profile: z.strictObject({
      open: button.describe('On the founder’s card'),
      close: button,
      heading,
      lede,
      sections: z.array(chapter).length(7),
    }),
    crowd: longSection.extend({ leadersLink: button }),
    meta,
  });
