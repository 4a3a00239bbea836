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
  paragraph,
  type WordsContext,
} from '#src/content/schema/blocks.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { getPeople, portrayed } from './people.ts';

export const teamWords = ({ people }: WordsContext) =>
  z.strictObject({
    meta,
    intro: z.strictObject({ mark, heading, lede: line }),
    people: keyedBy(
      people,
      z.strictObject({ role: label, title: label, text: line, portrait: drawing }),
    ),
    profile: z.strictObject({
      button,
      close: button,
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

export function getTeam(lang: LanguageCode) {
  const { meta, intro, people, profile, crowd } = getWords(lang, 'team', teamWords);
  const [founder, ...others] = getPeople().map((person) =>
    portrayed(person, byId(people, person.id), lang),
  );
  if (!founder)
    throw new Error('content/people.json lists nobody.\nThe first entry is the founder.');
  return {
    meta,
    intro,
    founder: { ...founder, lede: profile.lede },
    profile: {
      open: profile.button,
      close: profile.close,
      heading: profile.heading,
      sections: profile.sections,
    },
    others,
    crowd: {
      ...crowd,
      knots: drawingOf('team'),
      leadersLink: { label: crowd.leadersLink, href: pathOf('leaders', lang) },
      careersLink: { label: crowd.careersLink, href: pathOf('careers', lang) },
    },
  };
}

export type Team = ReturnType<typeof getTeam>;
