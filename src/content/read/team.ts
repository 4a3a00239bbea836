import { getCompany, getPeople } from '#src/content/load/facts.ts';
import { byId, getWords } from '#src/content/load/words.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { portrayed } from './people.ts';

export function getTeam(lang: LanguageCode) {
  const { meta, intro, people, profile, crowd } = getWords(lang, 'team');
  const { nav } = getWords(lang, 'common');
  const [founder, ...others] = getPeople().map((person) =>
    portrayed(person, byId(people, person.id), lang),
  );
  if (!founder)
    throw new Error('content/people.json lists nobody.\nThe first entry is the founder.');
  return {
    meta,
    intro: { ...intro, mark: nav.team, looseEnds: getCompany().claims.team },
    founder: { ...founder, lede: profile.lede },
    profile,
    others,
    crowd: {
      ...crowd,
      knots: drawingOf('team-on-page'),
      leadersLink: { label: crowd.leadersLink, href: pathOf('leaders', lang) },
      careersLink: { label: crowd.careersLink, href: pathOf('careers', lang) },
    },
  };
}

export type Team = ReturnType<typeof getTeam>;
