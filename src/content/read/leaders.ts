import { z } from 'zod';
import { byId, getWords } from '#src/content/load/words.ts';
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
} from '#src/content/schema/blocks.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { getPeople, portrayed } from './people.ts';

export const leadersWords = ({ people }: WordsContext) =>
  z.strictObject({
    meta,
    intro: z.strictObject({ mark, heading, lede: line }),
    pointsLabel: label,
    leaders: keyedBy(
      people,
      z.strictObject({
        role: label,
        title: label,
        text: line,
        points: z.array(line).length(3),
        portrait: drawing,
      }),
    ),
    close: z.strictObject({ heading, text: line, button, teamLink: button }),
  });

export function getLeaders(lang: LanguageCode) {
  const { meta, intro, pointsLabel, leaders, close } = getWords(lang, 'leaders', leadersWords);
  return {
    meta,
    roll: {
      ...intro,
      pointsLabel,
      leaders: getPeople().map((person) => portrayed(person, byId(leaders, person.id), lang)),
    },
    close: {
      heading: close.heading,
      text: close.text,
      button: { label: close.button, href: pathOf('contact', lang) },
      link: { label: close.teamLink, href: pathOf('team', lang) },
    },
  };
}

export type Leaders = ReturnType<typeof getLeaders>;
