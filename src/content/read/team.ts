import { getCompany, getPeople } from '#src/content/load/facts.ts';
import { byId, getWords, listLangOf } from '#src/content/load/words.ts';
import { founderId } from '#src/content/schema/people.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { portrayed } from './people.ts';

export function getTeam(lang: LanguageCode, leaders = getPeople()) {
  const { meta, intro, people, profile, crowd } = getWords(lang, 'team');
  const { nav, links } = getWords(lang, 'common');
  return {
    meta,
    intro: {
      ...intro,
      mark: nav.team,
      looseEnds: getCompany().claims.team,
      people: leaders.map((person) => ({
        ...portrayed(person, byId(people, person.id), lang),
        isFounder: person.id === founderId,
      })),
    },
    profile: { ...profile, listLang: listLangOf(profile.sections) },
    crowd: {
      ...crowd,
      knots: drawingOf('team-on-page'),
      leadersLink: { label: crowd.leadersLink, href: pathOf('leaders', lang) },
      careersLink: { label: links.openings, href: pathOf('careers', lang) },
    },
  };
}

export type Team = ReturnType<typeof getTeam>;
