import type { LanguageContent } from '#src/content/load/content.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { pathOf } from '#src/routes.ts';
import { noteOnFigures, portrayedPeople } from './portrayedPeople.ts';

export function getTeam(content: LanguageContent) {
  const { lang, company, words } = content;
  const { meta, intro, profile, crowd } = words.team;
  const { nav, links } = words.common;
  const people = portrayedPeople(content).map((person) => {
    return { ...person, isFounder: person.id === company.founder };
  });
  const founder = people.find(({ isFounder }) => isFounder);
  return {
    meta,
    intro: {
      ...intro,
      mark: nav.team,
      looseEnds: company.claims.team,
      people,
      note: noteOnFigures(content),
    },
    profile: { ...profile, heading: founder?.name ?? profile.heading, founder },
    crowd: {
      ...crowd,
      knots: drawingOf('team-on-page'),
      leadersLink: { label: crowd.leadersLink, href: pathOf('leaders', lang) },
      careersLink: { label: links.openings, href: pathOf('careers', lang) },
    },
  };
}

export type Team = ReturnType<typeof getTeam>;
